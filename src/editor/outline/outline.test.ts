import { expect, it } from "vitest";
import {
  duplicateSelected,
  moveSelected,
  removeSelected,
  selectAll,
  selectNeighbour,
  selectUpTo,
} from "../shortcuts/commands.ts";
import { isObjectList, keyOf, valueAt } from "#publishing";
import type { JsonObject } from "#shared";
import { openDocument, type OpenDocument } from "../test-document.ts";

function pageOf(letters: string): OpenDocument {
  return openDocument(Array.from(letters, (letter) => ({ heading: { headline: letter } })));
}
function lettersOf(page: OpenDocument): string {
  return page
    .contents()
    .map(({ heading }) => (heading as { headline: string }).headline)
    .join("");
}
function select(page: OpenDocument, letters: string): void {
  const order = lettersOf(page);
  page.actions.select(Array.from(letters, (letter) => page.key(order.indexOf(letter))));
}

it.each([
  ["ABCDE", "B", -1, "BACDE"],
  ["ABCDE", "B", 1, "ACBDE"],
  ["ABCDE", "BC", -1, "BCADE"],
  ["ABCDE", "BC", 1, "ADBCE"],
  ["ABCDE", "BD", -1, "BADCE"],
  ["ABCDE", "BD", 1, "ACBED"],
  ["ABCDE", "AC", -1, "ACBDE"],
  ["ABCDE", "CE", 1, "ABDCE"],
  ["ABCDE", "ABCDE", 1, "ABCDE"],
] as const)("in %s moves %s by %i, which gives %s and is undone in one step", (before, moved, by, after) => {
  const page = pageOf(before);
  select(page, moved);
  moveSelected(page, by);
  expect(lettersOf(page)).toBe(after);
  if (after !== before) page.actions.undo();
  expect(lettersOf(page)).toBe(before);
});

function itemsOf(block: JsonObject): JsonObject[] {
  const items = valueAt(block, ["faq", "items"]);
  return isObjectList(items) ? items : [];
}

it("keeps unconfirmed statements unconfirmed in a duplicate", () => {
  const page = openDocument([{ faq: { items: [{ question: "Who?", answer: "500 schools" }] } }]);
  const [block = {}] = page.document.view().draft.blocks;
  const [item = ""] = itemsOf(block).map(keyOf);
  const path = ["faq", "items", item, "answer"];
  page.actions.change([{ type: "annotate", key: page.key(0), path, text: "500 schools" }], "Mark");
  page.actions.duplicate([page.key(0)]);
  const { annotations, blocks } = page.document.view().draft;
  expect(annotations.map(({ key }) => key).toSorted()).toEqual(blocks.map(keyOf).toSorted());
  expect(annotations.map((mark) => valueAt(blocks.find(({ key }) => key === mark.key) ?? {}, mark.path))).toEqual([
    "500 schools",
    "500 schools",
  ]);
});

it("duplicates the selected blocks after the last of them and selects the copies", () => {
  const page = pageOf("ABC");
  select(page, "AB");
  duplicateSelected(page);
  expect(lettersOf(page)).toBe("ABABC");
  expect(page.ui.get().selection).toEqual([page.key(2), page.key(3)]);
});

it("leaves the anchor with the original", () => {
  const page = openDocument([{ heading: { headline: "A" }, id: "start" }]);
  page.actions.select([page.key(0)]);
  duplicateSelected(page);
  expect(page.contents().map(({ id }) => id)).toEqual(["start", undefined]);
});

it.each([
  ["ABC", "B", "C"],
  ["ABC", "C", "B"],
  ["ABC", "AB", "C"],
  ["ABC", "ABC", undefined],
])("in %s, once %s are removed, selects %s", (before, gone, next) => {
  const page = pageOf(before);
  select(page, gone);
  removeSelected(page);
  const selected = page.ui
    .get()
    .selection.map((key) => lettersOf(page)[page.document.view().draft.blocks.findIndex((block) => block.key === key)]);
  expect(selected).toEqual(next === undefined ? [] : [next]);
});

it.each([
  ["A", "1 block selected"],
  ["AB", "2 blocks selected"],
])("announces how many blocks of %s are selected", (letters, words) => {
  const page = pageOf(letters);
  selectAll(page);
  expect(page.ui.get().announcement).toBe(words);
});

it("grows and shrinks a range from where it began", () => {
  const page = pageOf("ABCD");
  select(page, "B");
  selectUpTo(page, page.key(3));
  expect(page.ui.get().selection.toSorted()).toEqual([1, 2, 3].map(page.key).toSorted());
  selectUpTo(page, page.key(0));
  expect(page.ui.get().selection.toSorted()).toEqual([0, 1].map(page.key).toSorted());
  selectNeighbour(page, 1);
  expect(page.ui.get().selection).toHaveLength(1);
});
