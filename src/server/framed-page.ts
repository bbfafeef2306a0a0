import { findBlock } from "#blocks";
import { leadHome, type PageContent } from "#publishing";
import type { JsonObject } from "#shared";

/** Makes a page that nobody published: the home page's header and footer around one block. */
export function framedPage(homeBlocks: JsonObject[], title: string, block: JsonObject): PageContent {
  const framing = (name: "header" | "footer") =>
    homeBlocks.filter((one) => name in one).map((one) => leadHome(one) as JsonObject);
  const blocks = [...framing("header"), block, ...framing("footer")];
  return {
    metaTags: [{ name: "title", value: title }],
    blocks: blocks.filter((one) => Object.keys(one).some(findBlock)),
  };
}
