import { describe, expect, it } from "vitest";
import { defaultsOf } from "#blocks/samples";
import { MAX_MARK, publishCheck, type Operation } from "#publishing";
import { isObject, type JsonObject } from "#shared";
import { openDocument, type OpenDocument } from "../test-document.ts";
import { marksOf, operationsForBlock, operationsForNew, type WrittenBlock } from "./put-block.ts";
import { readGenerated } from "./read-block.ts";

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

const NOTHING_KNOWN = { facts: [], context: "", page: [] };

const blockAt = (page: OpenDocument, index: number) => page.document.view().draft.blocks[index] ?? {};

function openWritten() {
  const page = openDocument([FAQ]);
  const { operations } = operationsForBlock(
    blockAt(page, 0),
    { ...WRITTEN, block: { ...FAQ, ...WRITTEN.block } },
    newKey,
  );
  page.actions.change(operations, "Generate");
  return page;
}

/** Rewrites a block with a reply. */
async function generated(block: JsonObject, reply: JsonObject, mark: (page: OpenDocument) => void = () => {}) {
  const page = openDocument([block]);
  mark(page);
  const { annotations } = page.document.view().draft;
  const begun = { block: blockAt(page, 0), annotations, known: NOTHING_KNOWN };
  const read = await readGenerated(JSON.stringify(reply), begun);
  if (!read.ok) throw new Error(read.error.message);
  page.actions.change(read.value.operations, "Generate");
  return { ...read.value, page, becomes: page.contents()[0] };
}
const marks = ({ document }: ReturnType<typeof openDocument>) => document.view().draft.annotations;

describe("a block that a model wrote", () => {
  it("replaces the content, with one mark for each field that nobody has confirmed; one undo reverts all of it", () => {
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

  it("leaves pictures, settings and unknown fields that people filled in", async () => {
    const hero = { style: "rightImage", headline: "Old", image: "/a.png", browser_mode: true, own: 1, trustbar1: "x" };
    const { becomes } = await generated({ hero }, { hero: { style: "text", headline: "New" } });
    expect(becomes).toEqual({ hero: { style: "text", headline: "New", image: "/a.png", browser_mode: true, own: 1 } });
  });

  it("keeps the pictures of a list's items, with their alt text", async () => {
    const items = [
      { name: "One", description: "1", img: "/1.png", imgAlt: "A one" },
      { name: "Two", description: "2" },
    ];
    const written = ["First", "Second", "Third"].map((name) => ({ name, description: "x", img: "" }));
    const { becomes } = await generated(
      { features: { style: "cards", headline: "Old", items } },
      { features: { style: "cards", headline: "New", items: written } },
    );
    expect(becomes?.features).toMatchObject({
      items: [{ name: "First", img: "/1.png", imgAlt: "A one" }, { name: "Second" }, { name: "Third" }],
    });
  });

  it("lists field by field what will change", async () => {
    const { changes } = await generated(FAQ, {
      faq: {
        headline: "All",
        items: [
          { question: "Why?", answer: "Because." },
          { question: "Who?", answer: "All." },
        ],
      },
    });
    expect(changes.map(({ kind, field, before, after }) => [kind, field, before, after])).toEqual([
      ["changed", "Headline", "Questions", "All"],
      ["added", "Question 2 (“Who?”)", "", ""],
      ["changed", "Question 1 (“Why?”) › Answer", "So.", "Because."],
    ]);
  });

  it("records with each change what it was made from, and overwrites nothing that someone did since", () => {
    const page = openDocument([FAQ]);
    const before = blockAt(page, 0);
    page.actions.set(page.key(0), ["faq", "subheadline"], "Theirs");
    const { operations } = operationsForBlock(before, WRITTEN, newKey);
    const sets = operations.filter(({ type }) => type === "set");
    expect(sets).toContainEqual(expect.objectContaining({ path: ["faq", "headline"], was: "Questions" }));
    expect(sets.every((one) => "was" in one)).toBe(true);
    page.actions.change(operations, "Generate");
    expect(page.contents()[0]?.faq).toMatchObject({ headline: "All answers", subheadline: "Theirs" });
  });

  it("is inserted as a new one, with its marks", () => {
    const page = openDocument([FAQ]);
    page.actions.change(operationsForNew(WRITTEN, { key: "fresh", after: page.key(0), newKey }), "Generate");
    expect(page.contents()).toEqual([FAQ, WRITTEN.block]);
    expect(marks(page).map(({ key }) => key)).toEqual(["fresh", "fresh"]);
    page.actions.undo();
    expect(page.contents()).toEqual([FAQ]);
  });

  it("is dropped where someone has removed the block", () => {
    const page = openDocument([FAQ]);
    const { operations } = operationsForBlock(blockAt(page, 0), WRITTEN, newKey);
    page.actions.remove([page.key(0)]);
    expect(page.actions.change(operations, "Generate")).toBe("same");
  });
});

it("keeps a sample that someone confirmed, and replaces one that nobody did", async () => {
  const defaults = defaultsOf("testimonials");
  const [first, second] = isObject(defaults) && Array.isArray(defaults.items) ? defaults.items : [];
  const confirm = (text: (sample: { quote: string }) => string) => (page: OpenDocument) => {
    const { items } = blockAt(page, 0).testimonials as { items: { key: string; quote: string }[] };
    const operations = items.slice(0, 1).map((sample): Operation => {
      const path = ["testimonials", "items", sample.key, "quote"];
      return { type: "annotate", key: page.key(0), path, text: text(sample), kind: "confirmed" };
    });
    page.actions.change(operations, "Confirm");
  };
  const block = { testimonials: { headline: "Voices", items: [first, second] } };
  const reply = { testimonials: { headline: "New", items: [{ title: "a" }, { title: "b" }] } };
  const items = async (mark: (page: OpenDocument) => void) => {
    const { becomes = {} } = await generated(block, reply, mark);
    return (becomes.testimonials as { items: JsonObject[] }).items;
  };
  const confirmed = await items(confirm(({ quote }) => quote));
  expect(confirmed[0]).toEqual(first);
  expect(confirmed[1]).toMatchObject({ name: "[Add a name]" });
  const outdated = await items(confirm(() => "Another quote"));
  expect(outdated[0]).toMatchObject({ name: "[Add a name]" });
});

describe("a mark", () => {
  it("that is too long ends with no half character, which storage would change", () => {
    const text = `${"a".repeat(MAX_MARK - 2)}😀`;
    const [mark] = marksOf({ faq: { headline: text } }, [{ path: ["faq", "headline"], text }]);
    expect(mark?.text).toHaveLength(MAX_MARK);
    expect(mark?.text.isWellFormed()).toBe(true);
  });

  it("is removed with the value that someone overwrites, in the same step", () => {
    const page = openWritten();
    const [first] = marks(page);
    if (!first) throw new Error("No mark");
    page.actions.set(first.key, first.path, "Something else");
    expect(marks(page)).toHaveLength(1);
    expect(marks(page)).not.toContain(first);
    page.actions.undo();
    expect(marks(page)).toContainEqual(first);
  });

  it("is removed with a value that a change of its whole block replaces, but not with others of the block", () => {
    const page = openWritten();
    const [block] = page.contents();
    page.actions.set(page.key(0), ["faq", "headline"], "Another headline");
    expect(marks(page)).toHaveLength(2);
    page.actions.set(page.key(0), ["faq"], { ...(block?.faq as object), items: [] });
    page.actions.undo();
    expect(marks(page)).toHaveLength(2);
  });

  it("is removed when someone confirms it", () => {
    const page = openWritten();
    const [first] = marks(page);
    if (!first) throw new Error("No mark");
    page.actions.change([{ type: "annotate", key: first.key, path: first.path, text: null }], "Confirm");
    expect(marks(page)).toHaveLength(1);
  });
});
