import { expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { openDocument } from "../test-document.ts";
import { addBlock } from "./add-block.ts";
import { findBlocks } from "./find-blocks.ts";

it("inserts the default content of every type at its position and selects it", () => {
  for (const definition of blockDefinitions) {
    const page = openDocument([{ heading: { headline: "One" } }, { heading: { headline: "Two" } }]);
    addBlock(page, definition.type, page.key(0));
    expect(page.ui.get().alert).toBeUndefined();
    expect(Object.keys(page.contents()[1] ?? {})).toEqual([definition.type]);
    expect(page.ui.get().selection).toEqual([page.key(1)]);
    expect(page.ui.get().announcement).toBe(`Add: ${definition.label}`);
  }
});

it("says that a type without a default form is under construction", () => {
  const page = openDocument([]);
  addBlock(page, "weather", null);
  expect(page.ui.get().alert).toBe("[UNDER CONSTRUCTION] Block form: weather");
  expect(page.contents()).toEqual([]);
});

it.each([
  ["faq", ["faq"]],
  ["How it", ["howItWorks"]],
  ["roiCalc", ["roiCalculator"]],
  ["blog", ["blogPost", "blogPosts"]],
  ["head", ["header", "heading"]],
  ["nothing like that", []],
])("finds %s by label and type", (search, types) => {
  expect(findBlocks(blockDefinitions, search).map(({ type }) => type)).toEqual(types);
});

it("lists types that begin with the search before those that contain it", () => {
  const definitions = [
    { type: "a", label: "Logo table" },
    { type: "b", label: "Table" },
  ];
  expect(findBlocks(definitions, "table").map(({ type }) => type)).toEqual(["b", "a"]);
});
