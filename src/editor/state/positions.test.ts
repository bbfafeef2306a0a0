import { expect, it } from "vitest";
import { openDocument } from "../test-document.ts";
import { positionsOf } from "./positions.ts";

it("follows the blocks of a page", () => {
  const { document, actions, key } = openDocument([{ hero: {} }, { faq: {} }, { newsletter: {} }]);
  const [first, second] = [key(0), key(1)];
  const before = document.view().draft.blocks;
  actions.moveBy(first, 1);
  expect(positionsOf(document.view().draft.blocks).get(first)).toBe(1);
  expect(positionsOf(document.view().draft.blocks).get(second)).toBe(0);
  expect(positionsOf(before).get(first)).toBe(0);
  expect(positionsOf(before)).toBe(positionsOf(before));
});
