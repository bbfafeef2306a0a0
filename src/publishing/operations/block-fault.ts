import { findBlock, layoutSchema } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import { z } from "zod";
import { schemaBelow, typeOf, withoutWrapper } from "./canonical.ts";
import { isKey, isObjectList, itemsIn, type Item } from "./keys.ts";
import { longListIn, TOO_MANY_ITEMS } from "./limits.ts";
import type { Path } from "./operation.ts";

/** What is wrong with a block, and where in it. */
export type Fault = { path: string[]; message: string };

/** Ids that begin with "text-" belong to the headings of rich text. */
const ANCHOR = /^(?!text-)[^\s"'<>#&]{0,100}$/;

function firstFault(schema: z.ZodType, value: unknown, path: Path): Fault | undefined {
  const parsed = schema.safeParse(value);
  const [issue] = parsed.success ? [] : parsed.error.issues;
  return issue && { path: [...path, ...issue.path.map(String)], message: issue.message };
}

/**
 * Checks a block of a draft: any field may be absent or empty, a present one has the right type, choice and safe address
 * (interfaces 1, Strictness). Content of an unknown type is only asked to be JSON.
 */
export function blockFault(block: JsonObject): Fault | undefined {
  const type = typeOf(block);
  if (!type) return { path: [], message: "Invalid block type" };
  const long = longListIn(block);
  if (long) return { path: [...long], message: TOO_MANY_ITEMS };
  const names = ["id", type, "layout"].filter((name) => name === type || block[name] !== undefined);
  for (const name of names) {
    const fault = faultAt(block, [name]);
    if (fault) return fault;
  }
  return itemFault(itemsIn(block));
}

/** Checks what a path of a block leads to, as `blockFault` does with the whole block. */
export function faultAt(block: JsonObject, path: Path): Fault | undefined {
  const [name = ""] = path;
  const value = block[name];
  if (name === "id") return anchorFault(value);
  if (name === "layout") return value === undefined ? undefined : firstFault(layoutSchema, value, [name]);
  const definition = findBlock(name);
  if (value === null || value === undefined) return { path: [name], message: "A block has content" };
  if (definition && !isObject(value)) return { path: [name], message: "Content is an object" };
  return definition && contentFault(definition.draftSchema, value, path);
}

/** Checks only as much of the content as a path leads to: the rest is as it was. */
function contentFault(draftSchema: z.ZodType, content: unknown, path: Path): Fault | undefined {
  let [schema, value]: [unknown, unknown] = [draftSchema, content];
  for (const [index, name] of path.entries()) {
    if (index === 0) continue;
    const type = withoutWrapper(schema);
    const next = below(type, value, name);
    if (!next) return type instanceof z.ZodType ? firstFault(type, value, path.slice(0, index)) : undefined;
    [schema, value] = next;
  }
  return schema instanceof z.ZodType && value !== undefined ? firstFault(schema, value, path) : undefined;
}

/** @returns schema and value of a field or an item; undefined where the schema doesn't say what is inside. */
function below(type: unknown, value: unknown, name: string): [unknown, unknown] | undefined {
  if (type instanceof z.ZodArray && isObjectList(value)) {
    return [schemaBelow(type, name), value.find((one) => one.key === name)];
  }
  if (type instanceof z.ZodObject && isObject(value)) return [schemaBelow(type, name), value[name]];
  return type === undefined ? [undefined, undefined] : undefined;
}

function anchorFault(id: unknown): Fault | undefined {
  if (id === undefined || (typeof id === "string" && ANCHOR.test(id))) return undefined;
  const message = "An anchor has no spaces, quotes, #, & or angle brackets, and doesn't begin with text-";
  return { path: ["id"], message };
}

/** Checks the keys of items: well made, and each once. @param others says whether another item has the key already. */
export function itemFault(items: readonly Item[], others: (key: string) => boolean = () => false): Fault | undefined {
  const seen = new Set<string>();
  for (const { key, path } of items) {
    if (!isKey(key)) return { path: [...path], message: "Every item has a key of letters, digits, _ and -" };
    if (seen.has(key) || others(key)) return { path: [...path, key], message: `Two items have the key ${key}` };
    seen.add(key);
  }
  return undefined;
}
