import { expect, it } from "vitest";
import { stepThrough } from "./step-through.server.ts";

it("continues after each step's last row until none is left, and yields to others in between", async () => {
  const steps = ["b", "d", undefined];
  const seen: string[] = [];
  await stepThrough(async (after) => {
    seen.push(after);
    setImmediate(() => seen.push("another request"));
    return steps.shift();
  });
  expect(seen).toEqual(["", "another request", "b", "another request", "d", "another request"]);
});
