import { describe, expect, it } from "vitest";
import { actionOf, addressOf, blockKeyOf, fieldPathOf, isValueChange, overlaps, pathOf } from "./address.ts";
import type { Operation } from "./operation.ts";

const list = { key: "b1", path: ["faq", "items"] };
const set = (...path: string[]): Operation => ({ type: "set", key: "b1", path, value: 1 });
const meta = (name: string): Operation => ({ type: "setMeta", name, value: "x" });

describe("where an operation acts", () => {
  it.each<[string, Operation, string | undefined, string[], string[]]>([
    ["a field", set("faq", "headline"), "b1", ["faq", "headline"], ["faq", "headline"]],
    ["a mark", { type: "annotate", key: "b1", path: ["id"], text: null }, "b1", ["id"], ["id"]],
    ["a block that is inserted", { type: "insert", key: "b2", after: null, block: {} }, "b2", [], []],
    ["a block that is removed", { type: "remove", key: "b2" }, "b2", [], []],
    [
      "an item that is inserted",
      { type: "insert", key: "i1", after: null, item: {}, in: list },
      "b1",
      list.path,
      ["faq", "items", "i1"],
    ],
    ["an item that moves", { type: "move", key: "i1", after: null, in: list }, "b1", list.path, ["faq", "items", "i1"]],
    ["a meta tag", meta("title"), undefined, [], []],
  ])("of %s: the block, the field, and the path to exactly that", (_case, operation, block, field, path) => {
    expect(blockKeyOf(operation)).toBe(block);
    expect(fieldPathOf(operation)).toEqual(field);
    expect(pathOf(operation)).toEqual(path);
  });

  it("keeps meta tags apart from blocks and from each other", () => {
    expect(addressOf(meta("title"))).toEqual(["", "title"]);
    expect(overlaps(meta("title"), meta("title"))).toBe(true);
    expect(overlaps(meta("title"), meta("description"))).toBe(false);
    expect(overlaps(meta("b1"), { type: "remove", key: "b1" })).toBe(false);
  });

  it("overlaps outwards and inwards, not sideways", () => {
    expect(overlaps(set("faq"), set("faq", "headline"))).toBe(true);
    expect(overlaps({ type: "remove", key: "i1", in: list }, set("faq", "items", "i1", "answer"))).toBe(true);
    expect(overlaps(set("faq", "items"), set("faq", "headline"))).toBe(false);
  });

  it("gives the same action only to operations that do the same to the same value", () => {
    expect(actionOf(set("id"))).toBe(actionOf({ ...set("id"), was: 2 }));
    expect(actionOf(set("id"))).not.toBe(actionOf({ type: "annotate", key: "b1", path: ["id"], text: null }));
    expect([set("id"), meta("title")].every(isValueChange)).toBe(true);
    expect(isValueChange({ type: "move", key: "b1", after: null })).toBe(false);
  });
});
