import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { asType, blockDefinitions, encodeBlock, readBlock } from "#blocks";
import { browseOf } from "#blocks/browse";
import { defaultsOf, sampleInStyle } from "#blocks/samples";
import { metaOf } from "#publishing";
import { renderBlocks } from "../render-blocks.ts";

const FOLDER = join(import.meta.dirname, "../../src/blocks");

/** Each type once for each of its styles; "" for a type without styles. */
const inStyles = blockDefinitions.flatMap(({ type, styles }) =>
  (styles.length === 0 ? [""] : styles).map((style) => {
    const content = Object(defaultsOf(type));
    return { type, style, block: { [type]: style ? { ...content, style } : content } };
  }),
);

const types = blockDefinitions.map((block) => [block.type, block] as const);

/** Each field that only some styles show (`shownIn`), with a style that doesn't. */
const hiddenFields = blockDefinitions.flatMap(({ type, styles, schema }) =>
  Object.entries(schema.shape).flatMap(([name, field]) => {
    const { shownIn } = metaOf(asType(field));
    const hidden = styles.filter((style) => shownIn && !shownIn.includes(style));
    return hidden.map((style) => ({ type, name, style, shown: shownIn?.[0] ?? "" }));
  }),
);

describe("every block type", () => {
  it("has a folder named exactly like the type, and every folder is registered", () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map((entry) => entry.name).filter((name) => name !== "parts");
    expect(blockDefinitions.map((block) => block.type).toSorted()).toEqual(names.toSorted());
  });

  it("has an icon that no other block has", () => {
    const icons = blockDefinitions.map(({ icon }) => icon);
    expect(icons.filter((icon, place) => icons.indexOf(icon) !== place)).toEqual([]);
  });

  it.each(types)("%s: has what people call it, in words that aren't its label", (type, { label }) => {
    const { keywords } = browseOf(type);
    expect(keywords.length).toBeGreaterThan(0);
    expect(keywords).not.toContain(label.toLowerCase());
  });

  it.each(hiddenFields)("$type: $style doesn't show the field $name", ({ type, name, style, shown }) => {
    const content = { ...Object(defaultsOf(type)), ...sampleInStyle(type, shown), style };
    const { [name]: value, ...without } = content;
    expect(value).toBeDefined();
    expect(renderBlocks([{ [type]: without }]).html).toBe(renderBlocks([{ [type]: content }]).html);
  });

  it.each(types)("%s: defaults are publishable", (_type, block) => {
    expect(block.schema.safeParse(defaultsOf(block.type)).error?.issues ?? []).toEqual([]);
  });

  it.each(types)("%s: JSON round trip", (type) => {
    const stored = { [type]: defaultsOf(type), id: "anchor", layout: { padding: { x: "4" } } };
    expect(encodeBlock(readBlock(JSON.parse(JSON.stringify(stored))))).toEqual(stored);
  });

  it.each(types)("%s: has a JSON Schema, for the editor's JSON tab and the model", (_type, { schema }) => {
    const json = z.toJSONSchema(schema, { io: "input" });
    expect(Object.keys(json.properties ?? {})).toEqual(Object.keys(schema.shape));
  });

  it.each(types)("%s: says whether a model may write it", async (type, block) => {
    const hasPrompt = existsSync(join(FOLDER, type, "prompt.ts"));
    const written = await block.prompt?.();
    expect(Boolean(written && written.prompt.length > 80 && written.use.length > 30)).toBe(hasPrompt);
  });

  it.each(inStyles)("$type $style: renders its sample, and an empty draft", ({ type, style, block }) => {
    const { html, errors } = renderBlocks([block, { [type]: style ? { style } : {} }]);
    expect(errors).toEqual([]);
    expect(html.match(new RegExp(`data-block-type="${type}"`, "g"))).toHaveLength(2);
    expect(html).toContain(style && `data-block-style="${style}"`);
  });
});
