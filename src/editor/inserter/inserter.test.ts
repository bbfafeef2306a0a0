import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import { openDocument } from "../test-document.ts";
import { addBlock } from "./add-block.ts";
import { blockChoices, byCategory, pageChoices } from "./choices.ts";
import { findBlocks } from "./find-blocks.ts";
import { nextInGrid } from "./move-in-grid.ts";

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

it("adds a block in the style that was chosen, with the rest of its default content", () => {
  const page = openDocument([]);
  addBlock(page, "faq", null, "simple");
  expect(page.contents()).toEqual([{ faq: { ...Object(defaultsOf("faq")), style: "simple" } }]);
});

describe("a block with rows that is added", () => {
  const entity = (name: string, read: boolean, create: boolean) => ({
    id: `id-${name}`,
    name,
    title: name,
    formerNames: [],
    titlePlural: name,
    visitors: { read, create },
    properties: [],
  });
  const others = [entity("drafts", false, false), entity("courses", true, false), entity("signups", false, true)];

  it.each([
    ["rowsList", "courses", others],
    ["rowsOverview", "courses", others],
    ["rowsNew", "signups", others],
    ["rowsList", "drafts", others.slice(0, 1)],
    ["rowsList", "mentors", [...others, entity("mentors", false, false)]],
    ["rowsList", "mentors", []],
    ["rowsList", "mentors", undefined],
  ])("%s names %s", (type, name, entities) => {
    const page = openDocument([]);
    if (entities) page.ui.set({ choices: { entities, tenants: [], hasMoreTenants: false, plans: [] } });
    addBlock(page, type, null);
    expect(page.contents()).toMatchObject([
      { [type]: { variables: { entityName: { type: "manual", value: name, required: true } } } },
    ]);
  });
});

it.each([
  ["faq", ["faq"]],
  ["How it", ["howItWorks"]],
  ["roiCalc", ["roiCalculator"]],
  ["blog", ["blogPost", "blogPosts"]],
  ["head", ["header", "heading"]],
  ["nothing like that", []],
])("finds %s by label and type", (search, types) => {
  expect(findBlocks(blockChoices, search).map(({ type }) => type)).toEqual(types);
});

it.each([
  ["quotes", "testimonials"],
  ["reviews", "testimonials"],
  ["prices", "pricing"],
  ["price", "pricing"],
  ["questions", "faq"],
  ["numbers", "stats"],
  ["contact", "form"],
  ["sign up", "newsletter"],
  ["before and after", "compare"],
])("finds by what people call it: %s", (search, type) => {
  expect(findBlocks(blockChoices, search).map((choice) => choice.type)).toContain(type);
});

it("lists types that begin with the search before those that contain it, and those with such a keyword last", () => {
  const styles = [{ label: "" }];
  const definitions = [
    { type: "a", label: "Logo table", keywords: [], styles },
    { type: "b", label: "Table", keywords: [], styles },
    { type: "c", label: "Comparison", keywords: ["tables"], styles },
  ];
  expect(findBlocks(definitions, "table").map(({ type }) => type)).toEqual(["b", "a", "c"]);
});

it("finds a style by its name, and then only that style", () => {
  const found = findBlocks(blockChoices, "carousel").find(({ type }) => type === "testimonials");
  expect(found?.styles.map(({ value }) => value)).toEqual(["carousel"]);
});

it("offers every style of every type once, first that of the default content", () => {
  for (const { type, styles } of blockDefinitions) {
    const offered = blockChoices.find((choice) => choice.type === type)?.styles.map(({ value }) => value) ?? [];
    expect(offered.toSorted()).toEqual(styles.length > 0 ? styles.toSorted() : [""]);
    expect(Object(defaultsOf(type)).style ?? styles[0] ?? "").toBe(offered[0]);
  }
});

it("has every type in one category", () => {
  const listed = byCategory(blockChoices).flatMap(({ choices }) => choices.map(({ type }) => type));
  expect(listed.toSorted()).toEqual(blockDefinitions.map(({ type }) => type).toSorted());
});

describe("the arrow keys in a grid", () => {
  /** Three in the first row, one in the second, two in the third. */
  const corners = [
    ...[0, 100, 200].map((left) => ({ left, top: 0 })),
    { left: 0, top: 50 },
    ...[0, 100].map((left) => ({ left, top: 101 })),
  ];
  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 2, 3],
    ["ArrowRight", 5, undefined],
    ["ArrowLeft", 0, undefined],
    ["ArrowDown", 1, 3],
    ["ArrowDown", 3, 4],
    ["ArrowDown", 5, undefined],
    ["ArrowUp", 5, 3],
    ["ArrowUp", 3, 0],
    ["Home", 4, 0],
    ["End", 1, 5],
    ["a", 1, undefined],
  ])("%s leads from %s to %s", (key, from, to) => {
    expect(nextInGrid(corners, from, key)).toBe(to);
  });
});

it("offers a page the site's shared header and footer before those of its own", () => {
  const first = pageChoices.flatMap(({ type, styles: [style] }) => (style?.isShared ? [[type, style.block]] : []));
  expect(first).toEqual([
    ["footer", { footer: { shared: true } }],
    ["header", { header: { shared: true } }],
  ]);
  for (const [index, { styles }] of blockChoices.entries())
    expect(pageChoices[index]?.styles.slice(-styles.length)).toEqual(styles);
});
