import { findBlock } from "#blocks";
import { leadHome, type PageContent } from "#publishing";
import type { JsonObject } from "#shared";

/** Makes a page that isn't stored: a block, if there is one, between the home page's header and footer. */
export function generatedPage(homeBlocks: JsonObject[], title: string, block?: JsonObject): PageContent {
  const shared = (name: "header" | "footer") => homeBlocks.filter((one) => name in one).map((one) => leadHome(one));
  const blocks = [...shared("header"), ...(block ? [block] : []), ...shared("footer")];
  return {
    metaTags: [{ name: "title", value: title }],
    blocks: blocks.filter((one) => Object.keys(one).some(findBlock)),
  };
}

type ErrorTexts = { title: string; message: string; action: string };

/** Makes the content of an error page: what happened, and a link to the home page unless that doesn't exist. */
export function errorPage(homeBlocks: JsonObject[], texts: ErrorTexts, hasHome: boolean): PageContent {
  const message = {
    hero: {
      style: "simple",
      headline: texts.title,
      description: texts.message,
      ...(hasHome && { cta: [{ text: texts.action, href: "/", isPrimary: true }] }),
    },
  };
  return generatedPage(homeBlocks, texts.title, message);
}
