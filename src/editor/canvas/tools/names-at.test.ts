import { expect, it } from "vitest";
import { namesAt } from "./names-at.ts";

it("names those at a block, each person once", () => {
  const people = [
    { name: "Ada", key: "b1" },
    { name: "Ben", key: "b1" },
    { name: "Ada", key: "b1" },
    { name: "Eva", key: "b2" },
    { name: "Sam" },
  ];
  expect(namesAt(people, "b1")).toBe("Ada, Ben");
  expect(namesAt(people, "b3")).toBe("");
});
