import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JsonObject } from "#shared";
import { toast } from "#ui/kit";
import { pasteText } from "../clipboard/clipboard-commands.ts";
import { templateOperations } from "../template/read-template.ts";
import { openDocument } from "../test-document.ts";

const heading = (headline: string): JsonObject => ({ heading: { headline } });
const headings = (count: number) => Array.from({ length: count }, (_, index) => heading(`Heading ${index}`));
const NO_ROOM = "Nothing was changed. A page has at most 2,000 blocks";

const said: string[] = [];
beforeEach(() => void vi.spyOn(toast, "error").mockImplementation((message) => said.push(message)));
afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
});

describe("a page that is nearly full", () => {
  const page = openDocument(headings(1998));
  let operations = 0;
  page.document.subscribe(() => (operations += 1));

  it.each([
    ["adding", () => page.actions.insert(headings(3), null)],
    ["duplicating", () => page.actions.duplicate([page.key(0), page.key(1), page.key(2)])],
    ["pasting", () => pasteText(page, JSON.stringify(headings(3)))],
    [
      "setting a template",
      () => {
        const text = JSON.stringify(headings(2001));
        const found = templateOperations(page.document.view().draft, text, () => crypto.randomUUID());
        if (found.ok) page.actions.change(found.value, "Set template");
      },
    ],
  ])("says why %s more than fit changes nothing", (_what, act) => {
    const before = page.document.view();
    act();
    expect(said).toEqual([NO_ROOM]);
    expect(page.document.view()).toBe(before);
    expect(operations).toBe(0);
  });

  it("accepts what fits", () => {
    expect(page.actions.insert(headings(2), null)).toHaveLength(2);
    expect(page.contents()).toHaveLength(2000);
  });
});

it("says why a list accepts no more items", () => {
  const items = Array.from({ length: 1000 }, (_, index) => ({ question: `Question ${index}` }));
  const page = openDocument([{ faq: { items } }]);
  const address = { key: page.key(0), path: ["faq", "items"] };
  const insert = { type: "insert", key: "more", after: null, item: { question: "More?" }, in: address } as const;
  expect(page.actions.change([insert], "Add question")).toBe("refused");
  expect(said).toEqual(["Nothing was changed. A list has at most 1,000 items"]);
  expect(page.contents()).toEqual([{ faq: { items } }]);
});

it("says why a block with two types isn't added", () => {
  const page = openDocument([heading("One")]);
  expect(page.actions.insert([{ faq: {}, hero: {} }], null)).toEqual([]);
  expect(said).toEqual(["Nothing was changed. A block has one key naming its type"]);
});
