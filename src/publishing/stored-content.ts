import { cleanText, isObject, type JsonObject } from "#shared";
import type { MetaTag } from "./page.ts";

/** Writes a part of a version as JSON; its texts lose U+0000 and lone surrogates (docs/decisions/0002). */
export function writeStored(content: readonly unknown[]): string {
  return JSON.stringify(content, (_name, value: unknown) => (typeof value === "string" ? cleanText(value) : value));
}

function readList(json: string): unknown[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value : [];
}

/** Reads stored blocks; what isn't an object becomes an empty one, rendered as 'Invalid block type' (spec 5). */
export function readStoredBlocks(json: string): JsonObject[] {
  return readList(json).map((block) => (isObject(block) ? block : {}));
}

function isMetaTag(value: unknown): value is MetaTag {
  return isObject(value) && typeof value.name === "string" && typeof value.value === "string";
}

/** Reads stored meta tags; what isn't a pair of texts is skipped. */
export function readStoredTags(json: string): MetaTag[] {
  return readList(json).filter(isMetaTag);
}
