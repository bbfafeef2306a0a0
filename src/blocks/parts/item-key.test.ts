import { expect, it } from "vitest";
import { itemKey } from "./item-key.ts";

it("is the item's key in a draft, which survives moves and changes, or else its index", () => {
  expect([itemKey({ key: "k1", question: "Why?" }, 0), itemKey({ key: "k1", question: "" }, 3)]).toEqual(["k1", "k1"]);
  expect([itemKey({ question: "Why?" }, 2), itemKey("Why?", 3), itemKey({ key: 5 }, 4)]).toEqual([2, 3, 4]);
});
