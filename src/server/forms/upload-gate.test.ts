import { expect, it } from "vitest";
import { UploadGate } from "./upload-gate.ts";

it("has room for eight bodies, two of a client", () => {
  const gate = new UploadGate();
  expect([gate.enter("a"), gate.enter("a"), gate.enter("a")]).toEqual([true, true, false]);
  const others = ["b", "c", "d", "e", "f", "g", "h"].map((client) => gate.enter(client));
  expect(others).toEqual([true, true, true, true, true, true, false]);
  gate.leave("a");
  expect([gate.enter("h"), gate.enter("a")]).toEqual([true, false]);
});
