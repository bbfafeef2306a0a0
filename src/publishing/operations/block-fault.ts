import { findBlock, layoutSchema } from "#blocks";
import { isObject, jsonFault, plainIssue, type JsonObject } from "#shared";
import { z } from "zod";
import { typeOf } from "./canonical.ts";
import { isKey, isObjectList, itemsIn, withKeys, type Item } from "./keys.ts";
import { longListIn, TOO_MANY_ITEMS } from "./limits.ts";
import type { Path } from "./operation.ts";
import { schemaBelow, shapeOf } from "./schema-shape.ts";

/** What is wrong with a block, and where in it. */
export type Fault = { path: string[]; message: string };

/** Ids that begin with "text-" belong to the headings of rich text. */
const ANCHOR = /^(?!text-)[^\s"'<>#&]{0,100}$/;

function firstFault(schema: z.ZodType, value: unknown, path: Path): Fault | undefined {
  const parsed = schema.safeParse(value, { error: plainIssue });
  const [issue] = parsed.success ? [] : parsed.error.issues;
  return issue && { path: [...path, ...issue.path.map(String)], message: issue.message };
}

/**
 * Checks a block of a draft: any field may be absent or empty, a present one has the right type, choice and safe address
 * (spec 5). Content of an unknown type only has to be JSON.
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

/**
 * Checks a block in the stored form that comes from outside: from people, files and scripts. Content that is
 * already stored may name two types: the first known one counts (spec 3).
 */
export function outsideFault(block: JsonObject): Fault | undefined {
  let count = 0;
  const newKey = () => `k${(count += 1)}`;
  const keyed = () => ({ ...withKeys(block, newKey), key: newKey() });
  return jsonFault(block) ?? typeFault(block) ?? blockFault(keyed());
}

/** Refuses a second name of a known type. */
export function typeFault(block: JsonObject): Fault | undefined {
  const [, second] = Object.keys(block).filter((name) => findBlock(name) !== undefined);
  return second === undefined ? undefined : { path: [second], message: "A block has one key naming its type" };
}

/** Checks what a path of a block leads to, as `blockFault` checks the whole block. */
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

/** Checks only the part of the content that a path leads to: the rest is unchanged. */
function contentFault(draftSchema: z.ZodType, content: unknown, path: Path): Fault | undefined {
  let [schema, value]: [unknown, unknown] = [draftSchema, content];
  let depth = 1;
  for (const name of path.slice(1)) {
    const { kind } = shapeOf(schema);
    if (kind === "any") return undefined;
    const isList = kind === "list" && isObjectList(value);
    // A value without fields in its schema is checked as a whole.
    if (!isList && !(kind === "object" && isObject(value))) break;
    value = isObject(value) ? value[name] : findIn(value, name);
    schema = schemaBelow(schema, name);
    depth += 1;
  }
  if (!(schema instanceof z.ZodType) || value === undefined) return undefined;
  return firstFault(schema, value, path.slice(0, depth));
}

function findIn(list: unknown, key: string): unknown {
  return isObjectList(list) ? list.find((one) => one.key === key) : undefined;
}

function anchorFault(id: unknown): Fault | undefined {
  if (id === undefined || (typeof id === "string" && ANCHOR.test(id))) return undefined;
  const message = "An anchor has no spaces, quotes, #, & or angle brackets, and doesn’t begin with text-";
  return { path: ["id"], message };
}

/** Checks that the keys of items are valid and unique. @param others tells whether another item has the key already. */
export function itemFault(items: readonly Item[], others: (key: string) => boolean = () => false): Fault | undefined {
  const seen = new Set<string>();
  for (const { key, path } of items) {
    if (!isKey(key)) return { path: [...path], message: "Every item has a key of letters, digits, _ and -" };
    if (seen.has(key) || others(key)) return { path: [...path, key], message: `Two items have the key ${key}` };
    seen.add(key);
  }
  return undefined;
}
