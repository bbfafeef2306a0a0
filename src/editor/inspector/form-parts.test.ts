import { describe, expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { blockFields, isOfStyle } from "../form/block-fields.ts";
import { partOf } from "./form-parts.ts";

describe("the part of a block's form with the field", () => {
  it.each([
    [["faq", "headline"], "content"],
    [["faq", "items", "i1", "answer"], "content"],
    // A part of the content may have a style of its own.
    [["faq", "items", "i1", "style"], "content"],
    [["faq", "style"], "style"],
    [["faq", "color"], "style"],
    [["layout", "padding", "x"], "style"],
    [["layout"], "style"],
    [["layout", "css"], "advanced"],
    [["id"], "advanced"],
    [["unheardOf", "style"], "content"],
    [[], "content"],
  ])("%j: %s", (path, part) => {
    expect(partOf(String(path[0]), path)).toBe(part);
  });

  it.each(blockDefinitions.map(({ type }) => type))("of each block, such as %s, is where it is shown", (type) => {
    for (const field of blockFields(type)) {
      expect(partOf(type, [type, field.name])).toBe(isOfStyle(field) ? "style" : "content");
    }
  });
});
