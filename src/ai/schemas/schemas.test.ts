import { describe, expect, it } from "vitest";
import { blockDefinitions, findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { blockReplyForm } from "./reply-form.ts";
import { blockReplySchema } from "./reply-schema.ts";

const FORBIDDEN = new Set([
  "oneOf",
  "allOf",
  "default",
  "title",
  "control",
  "model",
  "fallback",
  "$schema",
  "pattern",
  "prefixItems",
]);
const MAX_DEPTH = 5;

/** A schema and all nested ones, with the number of objects around each. */
function schemasIn(schema: JsonObject, depth = 1): { schema: JsonObject; depth: number }[] {
  const below = [schema.items, schema.anyOf].flat().filter(isObject);
  const properties = isObject(schema.properties) ? Object.values(schema.properties).filter(isObject) : [];
  return [
    { schema, depth },
    ...below.flatMap((one) => schemasIn(one, depth)),
    ...properties.flatMap((one) => schemasIn(one, depth + 1)),
  ];
}

const types = blockDefinitions.map(({ type }) => type);

describe("the schema that a model's reply follows", () => {
  it.each(types)("%s: is strict, through and through", (type) => {
    const root = blockReplySchema(type) ?? {};
    expect(root).toMatchObject({ type: "object", required: [type] });
    for (const { schema, depth } of schemasIn(root)) {
      expect(Object.keys(schema).filter((name) => FORBIDDEN.has(name))).toEqual([]);
      expect(Boolean(schema.type) !== Boolean(schema.anyOf)).toBe(true);
      if (schema.type !== "object") continue;
      expect(schema).toMatchObject({
        required: Object.keys(schema.properties ?? {}),
        additionalProperties: false,
      });
      expect(depth).toBeLessThanOrEqual(MAX_DEPTH);
    }
    expect(JSON.parse(JSON.stringify(root))).toEqual(root);
  });

  it.each(types)("%s: asks for no anchor, layout, css or variable", (type) => {
    const { properties } = blockReplySchema(type) ?? {};
    expect(Object.keys(properties ?? {})).toEqual([type]);
    const names = schemasIn(blockReplySchema(type) ?? {}).flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
    expect(names.filter((name) => ["layout", "css", "key", "variables", "color", "target"].includes(name))).toEqual([]);
  });

  it("accepts null for everything optional, whatever its kind", () => {
    const item = schemasIn(blockReplySchema("faq") ?? {}).find(
      ({ schema }) => isObject(schema.properties) && "question" in schema.properties,
    );
    expect(item?.schema.properties).toEqual({
      question: { type: "string" },
      answer: { type: "string" },
      category: { type: ["string", "null"] },
      link: {
        anyOf: [
          {
            type: "object",
            properties: { text: { type: "string" }, href: { type: "string" } },
            required: ["text", "href"],
            additionalProperties: false,
          },
          { type: "null" },
        ],
      },
    });
    expect(JSON.stringify(blockReplySchema("timeline"))).toContain('"Sparkles",null]');
    expect(JSON.stringify(blockReplySchema("hero"))).toContain('"type":["array","null"]');
  });

  it("asks only for a testimonial's topic", () => {
    expect(blockReplyForm("testimonials")).toContain('"items":[{"title":text?}]');
  });

  it.each(types)("%s: has a form in words with the same names", (type) => {
    const names = (text: string) => new Set([...text.matchAll(/"(\w+)":/g)].map(([, name]) => name));
    const written = schemasIn(blockReplySchema(type) ?? {}).flatMap(({ schema }) =>
      Object.keys(schema.properties ?? {}),
    );
    expect(names(blockReplyForm(type) ?? "")).toEqual(new Set(written));
  });

  it("is none for an unknown type", () => {
    expect([blockReplySchema("__proto__"), blockReplyForm("constructor"), findBlock("toString")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
