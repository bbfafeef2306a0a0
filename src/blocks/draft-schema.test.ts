import { describe, expect, it } from "vitest";
import { z } from "zod";
import { completeBy } from "./complete.ts";
import { draftSchema } from "./draft-schema.ts";
import { commaList, ctaList, grid, href, requiredText, styleOf } from "./fields.ts";

const schema = z.looseObject({
  style: styleOf(["plain", "fancy"]),
  headline: requiredText(),
  link: href(),
  count: z.number().int().optional(),
  author: z.looseObject({ name: requiredText() }).optional(),
  items: z.array(z.looseObject({ text: requiredText(), refs: commaList() })).min(1),
  cta: ctaList().optional(),
  grid: grid().optional(),
});
const draft = draftSchema(schema);

describe("draftSchema", () => {
  it.each([[{}], [{ headline: "" }], [{ items: [] }], [{ items: [{}] }], [{ author: null }], [{ unknown: [1] }]])(
    "accepts %j, which publishing refuses",
    (content) => {
      expect(draft.safeParse(content).success).toBe(true);
      expect(schema.safeParse(content).success).toBe(false);
    },
  );

  it.each([
    [{ headline: 1 }],
    [{ style: "other" }],
    [{ link: "javascript:alert(1)" }],
    [{ items: "no" }],
    [{ count: 1.5 }],
  ])("refuses %j", (content) => expect(draft.safeParse(content).success).toBe(false));
});

describe("a choice that also accepts numbers", () => {
  it.each([
    [{ columns: "" }, {}],
    [{ columns: null }, {}],
    [{}, {}],
    [{ columns: 4 }, { columns: "4" }],
  ])("may be empty in a draft, and is unset then: %j", (stored, complete) => {
    expect(draft.safeParse({ grid: stored }).success).toBe(true);
    expect(completeBy(schema)({ grid: stored })).toHaveProperty("grid", complete);
  });

  it("allows only existing choices", () => {
    expect(draft.safeParse({ grid: { columns: 13 } }).success).toBe(false);
  });
});

describe("completeBy", () => {
  it("gives a view every field in its shape and keeps what is there", () => {
    const complete = completeBy(schema);
    expect(complete({})).toEqual({ style: "plain", headline: "", link: "", items: [] });
    expect(complete({ style: "fancy", author: {}, items: [{ text: "a" }], more: 1 })).toEqual({
      style: "fancy",
      headline: "",
      link: "",
      author: { name: "" },
      items: [{ text: "a", refs: [] }],
      more: 1,
    });
  });

  it.each([
    [{ headline: 1 }, "headline: must be text"],
    [{ style: "other" }, "style: must be one of plain, fancy"],
    [{ items: [{ text: "a" }, { text: [] }] }, "items.1.text: must be text"],
    [{ items: {} }, "items: must be a list"],
    [{ author: "Ada" }, "author: must be an object"],
    ["text", "content: must be an object"],
  ])("refuses %j and names the path", (content, message) => {
    expect(() => completeBy(schema)(content)).toThrow(message);
  });
});
