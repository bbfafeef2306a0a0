import { findBlock, layoutSchema } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import type { z } from "zod";
import { typeOf } from "./canonical.ts";
import { isKey, itemsIn, withoutKey } from "./keys.ts";

/** What is wrong with a block, and where in it. */
export type Fault = { path: string[]; message: string };

/** Ids that begin with "text-" belong to the headings of rich text. */
const ANCHOR = /^(?!text-)[^\s"'<>#&]{0,100}$/;

function firstFault(schema: z.ZodType, value: unknown, name: string): Fault | undefined {
  const parsed = schema.safeParse(value);
  const [issue] = parsed.success ? [] : parsed.error.issues;
  return issue && { path: [name, ...issue.path.map(String)], message: issue.message };
}

/**
 * Checks a block of a draft: any field may be absent or empty, a present one has the right type, choice and safe address
 * (interfaces 1, Strictness). Content of an unknown type is only asked to be JSON.
 */
export function blockFault(block: JsonObject): Fault | undefined {
  const type = typeOf(block);
  if (!type) return { path: [], message: "Invalid block type" };
  const { id, layout } = block;
  if (id !== undefined && (typeof id !== "string" || !ANCHOR.test(id))) {
    return {
      path: ["id"],
      message: "An anchor has no spaces, quotes, #, & or angle brackets, and doesn't begin with text-",
    };
  }
  return (
    contentFault(type, block[type]) ??
    (layout === undefined ? undefined : firstFault(layoutSchema, layout, "layout")) ??
    keyFault(block)
  );
}

function contentFault(type: string, content: unknown): Fault | undefined {
  const definition = findBlock(type);
  if (content === null || content === undefined) return { path: [type], message: "A block has content" };
  if (definition && !isObject(content)) return { path: [type], message: "Content is an object" };
  return definition && firstFault(definition.draftSchema, content, type);
}

function keyFault(block: JsonObject): Fault | undefined {
  const seen = new Set<string>();
  for (const { key, path } of itemsIn(withoutKey(block))) {
    if (!isKey(key)) return { path: [...path], message: "Every item has a key of letters, digits, _ and -" };
    if (seen.has(key)) return { path: [...path, key], message: `Two items have the key ${key}` };
    seen.add(key);
  }
  return undefined;
}
