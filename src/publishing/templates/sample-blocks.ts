import { defaultsOf } from "#blocks/samples";
import { isObject, type JsonObject } from "#shared";
import type { PageContent } from "../page.ts";

/** The product that the shipped copy is about. */
export const SAMPLE_NAME = "Reportwell";

/** The picture that link previews show of the sample site: its name and look are in it. */
export const SAMPLE_SHARE_IMAGE = "/landing/share.png";

/** A sample block of a type: its default content with some fields changed. */
export function sampleBlock(type: string, content: JsonObject = {}, anchor?: string): JsonObject {
  const defaults = structuredClone(defaultsOf(type));
  const block: JsonObject = { [type]: { ...(isObject(defaults) && defaults), ...content } };
  return anchor ? { ...block, id: anchor } : block;
}

/** Adds the site's shared header and footer around the blocks of a page. */
export function insideSite(blocks: JsonObject[]): JsonObject[] {
  return [{ header: { shared: true } }, ...blocks, { footer: { shared: true } }];
}

/** What a new site's shared header and footer hold: the content of the page at SHARED_BLOCKS_PATH. */
export function sharedBlocksTemplate(): PageContent {
  return { metaTags: [], blocks: [sampleBlock("header"), sampleBlock("footer")] };
}
