import { describe, expect, it } from "vitest";
import { publishCheck } from "#publishing";
import { openDocument } from "../test-document.ts";
import { operationsForBlock, operationsForNew, type WrittenBlock } from "./put-block.ts";

const FAQ = {
  faq: { style: "simple", headline: "Questions", items: [{ question: "Why?", answer: "So." }] },
  id: "faq",
  layout: { padding: { y: "4" } },
};
const WRITTEN: WrittenBlock = {
  block: {
    faq: {
      style: "modern",
      headline: "All answers",
      items: [
        { question: "Why?", answer: "It saves 40 % of the time." },
        { question: "Who?", answer: "Ask Ada Lovelace." },
      ],
    },
  },
  claims: [
    { path: ["faq", "items", 0, "answer"], text: "40 %" },
    { path: ["faq", "items", 1, "answer"], text: "Ada Lovelace" },
    { path: ["faq", "items", 1, "answer"], text: "Ada Lovelace" },
  ],
};
let made = 0;
const newKey = () => `new${(made += 1)}`;

function openWritten() {
  const page = openDocument([FAQ]);
  const operations = operationsForBlock(page.document.state, page.key(0), WRITTEN, newKey);
  page.actions.change(operations, "Generate");
  return page;
}
const marks = ({ document }: ReturnType<typeof openDocument>) => document.view().draft.annotations;

describe("a block that a model wrote", () => {
  it("takes the place of the content, with one mark for each field that nobody has confirmed; one undo takes all back", () => {
    const page = openWritten();
    expect(page.contents()).toEqual([{ ...FAQ, ...WRITTEN.block }]);
    expect(marks(page).map(({ text }) => text)).toEqual(expect.arrayContaining(["“40 %”", "“Ada Lovelace”"]));
    expect(marks(page)).toHaveLength(2);
    const { draft } = page.document.view();
    const { errors } = publishCheck(draft);
    expect(errors.map(({ code, message }) => [code, message.includes("“40 %”")])).toContainEqual([
      "UNCONFIRMED_FACT",
      true,
    ]);
    page.actions.undo();
    expect(page.contents()).toEqual([FAQ]);
    expect(marks(page)).toEqual([]);
    page.actions.redo();
    expect(marks(page)).toHaveLength(2);
  });

  it("leaves pictures, settings and unknown fields that people filled in", () => {
    const hero = { style: "rightImage", headline: "Old", image: "/a.png", browser_mode: true, own: 1, trustbar1: "x" };
    const page = openDocument([{ hero }]);
    const written = { block: { hero: { style: "text", headline: "New" } }, claims: [] };
    page.actions.change(operationsForBlock(page.document.state, page.key(0), written, newKey), "Generate");
    expect(page.contents()).toEqual([
      { hero: { style: "text", headline: "New", image: "/a.png", browser_mode: true, own: 1 } },
    ]);
  });

  it("leaves the pictures of a list's items where they stand, but no face beside other words", () => {
    const features = { style: "cards", headline: "Old", items: [{ title: "One", img: "/1.png" }, { title: "Two" }] };
    const testimonials = { headline: "Old", items: [{ quote: "Mine", name: "Ada", avatar: "/ada.png" }] };
    const page = openDocument([{ features }, { testimonials }]);
    const items = [{ title: "First", img: "" }, { title: "Second" }, { title: "Third" }];
    const voices = [{ quote: "[Add a real quote]", name: "[Add a name]" }];
    for (const [place, block] of [
      { features: { style: "cards", headline: "New", items } },
      { testimonials: { headline: "New", items: voices } },
    ].entries()) {
      const operations = operationsForBlock(page.document.state, page.key(place), { block, claims: [] }, newKey);
      page.actions.change(operations, "Generate");
    }
    const [first, second] = page.contents();
    expect(first?.features).toMatchObject({
      items: [{ title: "First", img: "/1.png" }, { title: "Second" }, { title: "Third" }],
    });
    expect(JSON.stringify(second)).not.toContain("/ada.png");
  });

  it("is put in as a new one, with its marks", () => {
    const page = openDocument([FAQ]);
    page.actions.change(operationsForNew(WRITTEN, { key: "fresh", after: page.key(0), newKey }), "Generate");
    expect(page.contents()).toEqual([FAQ, WRITTEN.block]);
    expect(marks(page).map(({ key }) => key)).toEqual(["fresh", "fresh"]);
    page.actions.undo();
    expect(page.contents()).toEqual([FAQ]);
  });

  it("is nothing where somebody has removed the block", () => {
    const page = openDocument([FAQ]);
    const key = page.key(0);
    page.actions.remove([key]);
    expect(operationsForBlock(page.document.state, key, WRITTEN, newKey)).toEqual([]);
  });
});

describe("a mark", () => {
  it("goes with the value that somebody writes over, in the same step", () => {
    const page = openWritten();
    const [first] = marks(page);
    if (!first) throw new Error("No mark");
    page.actions.set(first.key, first.path, "Something else");
    expect(marks(page)).toHaveLength(1);
    expect(marks(page)).not.toContain(first);
    page.actions.undo();
    expect(marks(page)).toContainEqual(first);
  });

  it("goes with a value that a change of its whole block replaces, but not with others of the block", () => {
    const page = openWritten();
    const [block] = page.contents();
    page.actions.set(page.key(0), ["faq", "headline"], "Another headline");
    expect(marks(page)).toHaveLength(2);
    page.actions.set(page.key(0), ["faq"], { ...(block?.faq as object), items: [] });
    page.actions.undo();
    expect(marks(page)).toHaveLength(2);
  });

  it("goes when somebody confirms it", () => {
    const page = openWritten();
    const [first] = marks(page);
    if (!first) throw new Error("No mark");
    page.actions.change([{ type: "annotate", key: first.key, path: first.path, text: null }], "Confirm");
    expect(marks(page)).toHaveLength(1);
  });
});
