import { describe, expect, it } from "vitest";
import { apply, NO_TOMBSTONES, type DraftState } from "#publishing";
import type { JsonObject } from "#shared";
import { blockSchema, describeSchema, emptyValue, schemaAt, valuesOf } from "./block-schema.ts";
import { faultsIn, readBlockText, textOfBlock } from "./block-text.ts";

const items = ["i1", "i2"].map((key) => ({ question: `Question ${key}`, answer: "Answer", key }));
const faq: JsonObject = { faq: { style: "simple", headline: "Old", items }, key: "b1" };
const other: JsonObject = { heading: { headline: "Other" }, key: "b0" };
const blocks = [other, faq];
let made = 0;
const newKey = () => `new${(made += 1)}`;

/** Edits the JSON of a block and applies the operations to a draft that may have changed. */
function write(edit: (stored: JsonObject) => unknown, now: readonly JsonObject[] = blocks) {
  const text = JSON.stringify(edit(JSON.parse(textOfBlock(faq))));
  const read = readBlockText(text, { blocks: now, before: faq, newKey });
  if (!read.ok) return { error: read.error.message };
  const start: DraftState = { draft: { metaTags: [], blocks: now, annotations: [] }, removed: NO_TOMBSTONES };
  const end = read.value.operations.reduce((state, operation) => {
    const outcome = apply(state, operation);
    if (outcome.kind !== "applied") throw new Error(JSON.stringify(outcome));
    return outcome.state;
  }, start);
  return { operations: read.value.operations, blocks: end.draft.blocks };
}

describe("the JSON of a block", () => {
  it("has no keys", () => expect(textOfBlock(faq)).not.toMatch(/"key"|"i1"/));

  it("becomes one operation for one changed field, with its old value", () => {
    const { operations } = write((stored) => ({ faq: { ...(stored.faq as JsonObject), headline: "New" } }));
    expect(operations).toEqual([{ type: "set", key: "b1", path: ["faq", "headline"], value: "New", was: "Old" }]);
  });

  it("carries the value that its author saw, not what someone else has made of it since", () => {
    const now = [other, { ...faq, faq: { ...(faq.faq as JsonObject), headline: "Theirs" } }];
    const { operations } = write((stored) => ({ faq: { ...(stored.faq as JsonObject), headline: "New" } }), now);
    expect(operations).toMatchObject([{ type: "set", value: "New", was: "Old" }]);
  });

  it("keeps the keys of items that swap positions, and leaves what others have changed since", () => {
    const now = [other, { ...faq, faq: { ...(faq.faq as JsonObject), headline: "Theirs" } }];
    const { blocks: after } = write(
      (stored) => ({ faq: { ...(stored.faq as JsonObject), items: items.toReversed() } }),
      now,
    );
    expect(after?.[1]).toMatchObject({ key: "b1", faq: { headline: "Theirs", items: [{ key: "i2" }, { key: "i1" }] } });
  });

  it("with a field beside the type keeps the block's position", () => {
    const { blocks: after } = write((stored) => ({ ...stored, more: 1 }));
    expect(after?.map(({ key }) => key)).toEqual(["b0", "b1"]);
    expect(after?.[1]).toMatchObject({ more: 1 });
  });

  it.each([
    ["no key", () => ({}), "Invalid block type"],
    ["a list", () => [], "Invalid block type"],
    ["another type", () => ({ hero: {} }), "The type of a block can’t be changed here: this one is faq"],
    ["a wrong choice", () => ({ faq: { style: "round" } }), 'faq › style: This has to be one of "simple", "modern"'],
    ["two types", (stored: JsonObject) => ({ ...stored, hero: {} }), "hero: A block has one key naming its type"],
    [
      "__proto__",
      () => JSON.parse('{"faq":{"items":[{"__proto__":{}}]}}'),
      "faq › items › 0 › __proto__: A name can’t",
    ],
    ["a bad anchor", (stored: JsonObject) => ({ ...stored, id: "a b" }), /^id: An anchor has no spaces/],
  ])("with %s changes nothing", (_case, edit, message) => {
    const { error } = write(edit);
    expect(error).toMatch(message);
  });

  it("that is invalid shows the parser's message", () => {
    const read = readBlockText("{ faq", { blocks, before: faq, newKey });
    expect(read.ok ? "" : read.error.message).toMatch(/JSON at position/);
  });

  it("has all its faults marked at their paths", () => {
    const content = { style: "round", items: [{ question: 1 }, { link: { href: "javascript:x" } }] };
    const stored = { faq: content, layout: { padding: { x: "3" } } };
    expect(faultsIn(stored).map(({ path }) => path.join("."))).toEqual([
      "faq.style",
      "faq.items.0.question",
      "faq.items.1.link.href",
      "layout.padding.x",
    ]);
    expect(faultsIn({ faq: {} })).toEqual([]);
  });
});

describe("the schema behind completion and hover texts", () => {
  const schema = blockSchema("faq");

  it("knows fields, choices and titles at every depth", () => {
    const styles = ["simple", "modern", "cards", "numbered", "topics", "contact"].map((style) => JSON.stringify(style));
    expect(valuesOf(schemaAt(schema, ["faq", "style"]))).toEqual(styles);
    expect(valuesOf(schemaAt(schema, ["layout", "padding", "x"]))).toContain('"12"');
    expect(schemaAt(schema, ["faq", "items", "3", "link", "target"])).toMatchObject({ title: "Opens in a new tab" });
    expect(schemaAt(schema, ["faq", "nothing", "here"])).toBeUndefined();
  });

  it("describes a field and its initial value", () => {
    const style = schemaAt(schema, ["faq", "style"]) ?? {};
    expect(describeSchema(style)).toEqual(['one of "simple", "modern", "cards", "numbered", "topics", "contact"']);
    expect(emptyValue(style)).toBe('"simple"');
    expect(emptyValue(schemaAt(schema, ["faq", "items"]) ?? {})).toBe("[]");
  });
});
