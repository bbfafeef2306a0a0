import { cleanText, finish, isObject, type JsonObject, type Steps } from "#shared";
import type { MetaTag } from "./page.ts";

function writeOne(content: unknown): string {
  return JSON.stringify(content, (_name, value: unknown) => (typeof value === "string" ? cleanText(value) : value));
}

/** Writes a part of a version as JSON; its texts lose U+0000 and lone surrogates (docs/decisions/0002). */
export function writeStored(content: readonly unknown[]): string {
  return finish(writeStoredInSteps(content));
}

/** The same, one by one. */
export function* writeStoredInSteps(content: readonly unknown[]): Steps<string> {
  const written: string[] = [];
  for (const one of content) {
    yield;
    written.push(writeOne(one));
  }
  return `[${written.join(",")}]`;
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
