import { describe, expect, it, vi } from "vitest";
import { keyOf, publishCheck } from "#publishing";
import type { JsonObject } from "#shared";
import { openDocument } from "../test-document.ts";
import { readBlocks } from "./block-text.ts";
import { pasteText, writeClipboard } from "./clipboard-commands.ts";
import { takeSelected } from "./take-selected.ts";
import { isBlockText, textOf } from "./written-blocks.ts";

const heading = (headline: string, id?: string): JsonObject => ({ heading: { headline }, ...(id && { id }) });
const faq = { faq: { headline: "Ask", items: [{ question: "Why?", answer: "So." }] } };

describe("copy, cut and paste of blocks", () => {
  it("transfers blocks from one page to another, without keys and in the page's order", () => {
    const from = openDocument([heading("One"), faq, heading("Three")]);
    from.actions.select([from.key(2), from.key(1)]);
    const text = takeSelected(from, "copy") ?? "";
    expect(JSON.parse(text)).toEqual({ blockwright: "blocks", blocks: [faq, heading("Three")] });

    const to = openDocument([heading("Here")]);
    expect(pasteText(to, text)).toBe(true);
    expect(to.contents()).toEqual([heading("Here"), faq, heading("Three")]);
    expect(to.ui.get().selection).toEqual([to.key(1), to.key(2)]);
    expect(to.ui.get().announcement).toBe("Paste: FAQ, Heading");
  });

  it("keeps unconfirmed facts unconfirmed, however the text was inserted", () => {
    const from = openDocument([heading("We help 500 schools"), faq]);
    const [top, questions] = from.document.view().draft.blocks;
    const item = (questions as typeof faq & { faq: { items: { key: string }[] } }).faq.items[0]?.key ?? "";
    from.actions.change(
      [
        { type: "annotate", key: keyOf(top ?? {}), path: ["heading", "headline"], text: "500" },
        { type: "annotate", key: keyOf(questions ?? {}), path: ["faq", "items", item, "answer"], text: "So." },
        { type: "annotate", key: keyOf(questions ?? {}), path: ["faq", "headline"], text: "Ask", kind: "confirmed" },
      ],
      "Mark",
    );
    from.actions.select([from.key(0), from.key(1)]);
    const text = takeSelected(from, "cut") ?? "";
    expect(text).not.toContain(item);
    const facts = (page: typeof from) =>
      publishCheck(page.document.view().draft).errors.map(({ key, path, code }) => [key, path[0], path.at(-1), code]);
    expect(facts(from)).toEqual([]);
    const to = openDocument([heading("Here")]);
    for (const page of [from, to]) {
      pasteText(page, text);
      const [first, second] = page.contents().length > 2 ? [1, 2] : [0, 1];
      expect(facts(page)).toEqual([
        [page.key(first), "heading", "headline", "UNCONFIRMED_FACT"],
        [page.key(second), "faq", "answer", "UNCONFIRMED_FACT"],
      ]);
      expect(page.document.view().draft.annotations).toContainEqual(
        expect.objectContaining({ key: page.key(second), text: "Ask", kind: "confirmed" }),
      );
    }
  });

  it.each([
    ["no list", { block: 0 }],
    ["a block that isn't there", [{ block: 3, path: ["heading", "headline"], text: "a" }]],
    ["an item that isn't there", [{ block: 0, path: ["heading", "items", "7", "a"], text: "a" }]],
    ["a name with a meaning of its own", [{ block: 0, path: ["__proto__"], text: "a" }]],
    ["a text that is too long", [{ block: 0, path: ["heading", "headline"], text: "a".repeat(2001) }]],
    ["no path", [{ block: 0, text: "a" }, null, 7]],
  ])("pastes blocks without marks that name %s", (_what, marks) => {
    const page = openDocument([]);
    pasteText(page, JSON.stringify({ blockwright: "blocks", blocks: [heading("One")], marks }));
    expect(page.contents()).toEqual([heading("One")]);
    expect(page.document.view().draft.annotations).toEqual([]);
  });

  it("gives every pasted item a new key", () => {
    const page = openDocument([faq]);
    page.actions.select([page.key(0)]);
    pasteText(page, takeSelected(page, "copy") ?? "");
    const keys = page.document.view().draft.blocks.map((block) => JSON.stringify(block).match(/"key":"\w+"/g));
    expect(new Set(keys.flat()).size).toBe(4);
  });

  it("cuts the selection and selects the next block", () => {
    const page = openDocument([heading("One"), heading("Two"), heading("Three")]);
    page.actions.select([page.key(1)]);
    takeSelected(page, "cut");
    expect(page.contents()).toEqual([heading("One"), heading("Three")]);
    expect(page.ui.get().selection).toEqual([page.key(1)]);
    page.actions.undo();
    expect(page.contents()).toEqual([heading("One"), heading("Two"), heading("Three")]);
  });

  it("cuts with a button what was selected when it was pressed", async () => {
    let allow = () => {};
    const writeText = () => new Promise<void>((resolve) => (allow = resolve));
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const page = openDocument([heading("One"), heading("Two"), heading("Three")]);
    page.actions.select([page.key(0)]);
    const cut = writeClipboard(page, "cut");
    const other = page.key(2);
    page.actions.select([other]);
    allow();
    await cut;
    vi.unstubAllGlobals();
    expect(page.contents()).toEqual([heading("Two"), heading("Three")]);
    expect(page.ui.get().selection).toEqual([other]);
  });

  it("pastes after the selected block, in one step that can be undone", () => {
    const page = openDocument([heading("One"), heading("Two")]);
    page.actions.select([page.key(0)]);
    pasteText(page, JSON.stringify([heading("A"), heading("B")]));
    expect(page.contents()).toEqual([heading("One"), heading("A"), heading("B"), heading("Two")]);
    page.actions.undo();
    expect(page.contents()).toEqual([heading("One"), heading("Two")]);
  });

  it("leaves an anchor with the block that already has it", () => {
    const page = openDocument([heading("One", "start")]);
    pasteText(page, JSON.stringify([heading("Copy", "start"), heading("Other", "end")]));
    expect(page.contents()).toEqual([heading("One", "start"), heading("Copy"), heading("Other", "end")]);
  });

  it.each([
    ["a sentence", "Buy milk"],
    ["other JSON", '{"name":"Blockwright"}'],
    ["a list of numbers", "[1,2]"],
    ["an empty list", "[]"],
    ["a list of things that aren't blocks", '[{"price":3}]'],
    ["nothing", ""],
  ])("leaves %s to the browser", (_what, text) => {
    const page = openDocument([]);
    expect(pasteText(page, text)).toBe(false);
    expect(page.ui.get().alert).toBeUndefined();
  });

  it.each([
    [
      "a script as a link",
      [heading("Fine"), { hero: { cta: [{ text: "a", href: "javascript:alert(1)" }] } }],
      "Block 2, hero › cta › 0 › href",
    ],
    ["a field of the wrong type", [{ faq: { items: "none" } }], "Block 1, faq › items"],
    ["an anchor that breaks out", [{ ...heading("A"), id: 'a"b' }], "Block 1, id"],
    ["something that isn’t an object", [heading("Fine"), 3], "Block 2 isn’t an object"],
  ])("refuses %s with its path", (_what, blocks, path) => {
    const page = openDocument([]);
    expect(pasteText(page, JSON.stringify({ blockwright: "blocks", blocks }))).toBe(true);
    expect(page.ui.get().alert).toContain(`Not pasted. ${path}`);
    expect(page.contents()).toEqual([]);
  });

  it("accepts any number of blocks, but none that is too large to be sent", () => {
    const page = openDocument([]);
    const long = "é".repeat(400_000);
    pasteText(page, textOf([heading(long), heading(long)]));
    expect(page.contents()).toHaveLength(2);
    pasteText(page, textOf([heading("Fine"), heading(long + long)]));
    expect(page.ui.get().alert).toBe("Not pasted. Block 2 is too large");
    expect(page.contents()).toHaveLength(2);
  });

  it("keeps blocks of an unknown type", () => {
    const page = openDocument([]);
    pasteText(page, textOf([{ key: "k", fromTheFuture: { a: 1 } }]));
    expect(page.contents()).toEqual([{ fromTheFuture: { a: 1 } }]);
  });

  it("reads the content of a page and a single block too", () => {
    expect(readBlocks(JSON.stringify({ metaTags: [], blocks: [faq] }))).toMatchObject({ ok: true, value: [faq] });
    expect(readBlocks(JSON.stringify(faq))).toMatchObject({ ok: true, value: [faq] });
    expect(isBlockText(JSON.stringify(faq))).toBe(true);
  });
});
