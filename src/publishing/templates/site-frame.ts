import { findBlock } from "#blocks";
import { isObject, type JsonObject } from "#shared";

/** A sample block of a type: its default content with some fields of its own. */
export function sampleBlock(type: string, content: JsonObject = {}, anchor?: string): JsonObject {
  const defaults = structuredClone(findBlock(type)?.defaults);
  const block: JsonObject = { [type]: { ...(isObject(defaults) && defaults), ...content } };
  return anchor ? { ...block, id: anchor } : block;
}

/** In-page anchors of the home page must lead there from any other page: `#faq` -> `/#faq`. */
export function leadHome(value: unknown): unknown {
  if (typeof value === "string") return value.startsWith("#") && value.length > 1 ? `/${value}` : value;
  if (Array.isArray(value)) return value.map(leadHome);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, leadHome(entry)]));
}

/** Puts the site's header and footer around the blocks of a page that is not the home page. */
export function insideSite(blocks: JsonObject[]): JsonObject[] {
  const end = (type: string) => leadHome(sampleBlock(type)) as JsonObject;
  return [end("header"), ...blocks, end("footer")];
}
