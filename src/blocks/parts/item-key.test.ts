import { expect, it } from "vitest";
import { itemKey } from "./item-key.ts";

it("tells an item by its key in a draft, which it keeps where it moves and changes, and by its place elsewhere", () => {
  expect([itemKey({ key: "k1", question: "Why?" }, 0), itemKey({ key: "k1", question: "" }, 3)]).toEqual(["k1", "k1"]);
  expect([itemKey({ question: "Why?" }, 2), itemKey("Why?", 3), itemKey({ key: 5 }, 4)]).toEqual([2, 3, 4]);
});
