import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBlock, encodeBlock } from "./codec.ts";

const isKnown = (type: string) => type === "faq";
const stored = fc.record(
  {
    faq: fc.jsonValue(),
    id: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
    key: fc.oneof(fc.string(), fc.boolean()),
    layout: fc.jsonValue(),
    newerField: fc.jsonValue(),
    unknownType: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

describe("decodeBlock and encodeBlock", () => {
  it("round-trip every block, unknown types and fields included", () => {
    const hasType = (block: object) => ["faq", "newerField", "unknownType"].some((name) => name in block);
    fc.assert(
      fc.property(stored.filter(hasType), (block) => {
        expect(encodeBlock(decodeBlock(block, isKnown))).toEqual(block);
      }),
    );
  });

  it.each([[{}], [{ id: "a", layout: {}, key: "k" }], [null], [undefined], ["faq"], [[]], [7]])(
    "refuse %j: 'Invalid block type'",
    (value) => expect(() => decodeBlock(value, isKnown)).toThrow("Invalid block type"),
  );

  it("choose the known type among fields of a newer version", () => {
    const block = { newer: 1, faq: { headline: "x" } };
    expect(decodeBlock(block, isKnown)).toMatchObject({ type: "faq", rest: { newer: 1 } });
  });
});
