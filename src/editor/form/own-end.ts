import { sharedEnd, withKeys, withShared, type SharedBlocks } from "#publishing";
import { isObject, newKey, type JsonObject } from "#shared";
import type { FieldChange } from "./form-context.tsx";

/**
 * Lets a page's own header or footer begin as the shared one that it has shown.
 * @param path of the page. @returns none for another block, and for one that has content of its own.
 */
export function startOfOwn(block: JsonObject, sharedBlocks: SharedBlocks, path: string): FieldChange[] {
  const end = sharedEnd(block);
  if (!end || Object.keys(Object(block[end])).length > 1) return [];
  const content = withShared([block], sharedBlocks, path)[0]?.[end];
  return Object.entries(isObject(content) ? content : {})
    .filter(([name]) => name !== "shared")
    .map(([name, value]) => ({ path: [end, name], value: withKeys(value, newKey) }));
}
