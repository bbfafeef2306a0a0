import { isObject, type JsonObject } from "#shared";

/**
 * A block inside the program. `content` and `layout` are kept as stored: checked where they are used, never replaced.
 * `rest` holds fields beside the type that this version doesn't know, so that they survive a load and save.
 */
export type Block = {
  key?: string;
  type: string;
  content: unknown;
  anchor?: string;
  layout?: unknown;
  rest?: JsonObject;
};

/** A block's stored form (spec 3): `{ "faq": {...}, "id"?: "...", "layout"?: {...} }`; drafts add `key`. */
export type StoredBlock = JsonObject;

const ENVELOPE = new Set(["key", "id", "layout"]);

/**
 * Decodes a block's stored form. Of several unknown names the first known type wins, or else the first one.
 * @throws 'Invalid block type' for anything without a type (spec 5). An unknown type isn't an error here.
 */
export function decodeBlock(stored: unknown, isKnown: (type: string) => boolean): Block {
  if (!isObject(stored)) throw new Error("Invalid block type");
  const names = Object.keys(stored).filter((name) => !ENVELOPE.has(name));
  const type = names.find(isKnown) ?? names[0];
  if (type === undefined) throw new Error("Invalid block type");
  const block: Block = { type, content: stored[type] };
  if (typeof stored.key === "string") block.key = stored.key;
  if (typeof stored.id === "string") block.anchor = stored.id;
  if ("layout" in stored) block.layout = stored.layout;
  const rest = Object.entries(stored).filter(([name]) => name !== type && !isDecoded(name, stored[name]));
  if (rest.length > 0) block.rest = Object.fromEntries(rest);
  return block;
}

function isDecoded(name: string, value: unknown): boolean {
  return name === "layout" || ((name === "key" || name === "id") && typeof value === "string");
}

/** Encodes a block in its stored form; `encodeBlock(decodeBlock(x))` equals `x`. */
export function encodeBlock(block: Block): StoredBlock {
  const stored: StoredBlock = { [block.type]: block.content, ...block.rest };
  if (block.key !== undefined) stored.key = block.key;
  if (block.anchor !== undefined) stored.id = block.anchor;
  if ("layout" in block) stored.layout = block.layout;
  return stored;
}
