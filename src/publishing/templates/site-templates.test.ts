import { describe, expect, it } from "vitest";
import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { publishCheck } from "../publish-check.ts";
import { withKeys } from "../operations/keys.ts";
import { fieldsIn } from "../check/fields-in.ts";
import { templateContent } from "./page-templates.ts";
import { SAMPLE_NAME } from "./sample-blocks.ts";
import { SITE_BLOCKS } from "./site-templates.ts";
import { SITE_TEMPLATES, TEMPLATE_KINDS } from "./template-list.ts";

let count = 0;
const keyed = (blocks: readonly JsonObject[]) => withKeys(blocks, () => `k${(count += 1)}`);
const typesOf = (blocks: readonly JsonObject[]) => blocks.map((block) => Object.keys(block).find(findBlock) ?? "");

const check = (blocks: readonly JsonObject[]) =>
  publishCheck({ metaTags: [], annotations: [], blocks: keyed(blocks) }, { path: "/x", paths: ["/x", "/contact"] });

/** Replaces every placeholder, and every text and picture of the template, as an owner would. */
function replaced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaced);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one)]));
  if (typeof value !== "string") return value;
  if (value.startsWith("/landing/")) return "/media/own.webp";
  return value.replaceAll(/\[(?:add|your)\b[^\]]*\]/gi, "our own words");
}

describe.each(SITE_TEMPLATES)("the template $label", ({ name }) => {
  const { blocks, metaTags } = templateContent(name);
  const fields = keyed(blocks).flatMap(fieldsIn);

  it("has the site's frame around blocks of at least six types", () => {
    expect(blocks.at(0)).toEqual({ header: { shared: true } });
    expect(blocks.at(-1)).toEqual({ footer: { shared: true } });
    expect(blocks.length).toBeGreaterThanOrEqual(10);
    expect(blocks.length).toBeLessThanOrEqual(13);
    expect(new Set(typesOf(SITE_BLOCKS[name])).size).toBeGreaterThanOrEqual(6);
  });

  it("can be published once its placeholders are replaced", () => {
    expect(check(blocks).errors).toEqual([]);
    const own = check(replaced(blocks) as JsonObject[]);
    expect(own.errors).toEqual([]);
    expect(own.warnings.filter(({ code }) => code !== "SAMPLE_TEXT").map(({ code }) => code)).toEqual(
      own.warnings.flatMap(({ code }) => (/MISSING_ALT|TITLE_|DESCRIPTION_|SHARE_/.test(code) ? [code] : [])),
    );
  });

  it("lets none of its sample copy go live unnoticed", () => {
    expect(metaTags).toEqual([]);
    expect(JSON.stringify(blocks)).not.toContain(SAMPLE_NAME);
    expect(fields.filter(({ hints, text }) => hints.altOf && text)).toEqual([]);
    expect(fields.filter(({ hints, value }) => hints.marksSample && value)).toEqual([]);
    const { warnings } = check(blocks);
    const pictures = fields.filter(({ hints, text }) => hints.control === "image" && text);
    expect(warnings.filter(({ code }) => code === "SAMPLE_PICTURE")).toHaveLength(pictures.length);
    const placeholders = fields.filter(({ text }) => /\[(?!privacy policy\])/.test(text));
    expect(placeholders.length).toBeGreaterThan(3);
    expect(warnings.filter(({ code }) => code === "PLACEHOLDER")).toHaveLength(placeholders.length);
  });

  it("leaves people, their words and figures to the owner", () => {
    const told = fields.filter(
      ({ name: field, hints: { says }, text }) =>
        text && (says === "name" || says === "quotation" || says === "figure" || field === "role"),
    );
    expect(told.map(({ text }) => text).filter((text) => !/\[(?:add|your)\b/i.test(text))).toEqual([]);
  });
});

it("no two templates have the same blocks in the same order, or the same beginning", () => {
  const orders = SITE_TEMPLATES.map(({ name }) => typesOf(SITE_BLOCKS[name]).join());
  expect(new Set(orders).size).toBe(SITE_TEMPLATES.length);
  const beginnings = SITE_TEMPLATES.map(({ name }) =>
    SITE_BLOCKS[name]
      .slice(0, 3)
      .map((block) => Object.values(block).map((content) => (isObject(content) ? content.style : "")))
      .join(),
  );
  expect(new Set(beginnings).size).toBe(SITE_TEMPLATES.length);
});

it("every kind has a template", () => {
  expect(new Set(SITE_TEMPLATES.map(({ kind }) => kind))).toEqual(new Set(Object.keys(TEMPLATE_KINDS)));
});
