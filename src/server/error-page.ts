import { findBlock } from "#blocks";
import type { PageContent } from "#publishing";
import { isObject, localePath, type JsonObject, type Locale } from "#shared";

type ErrorTexts = { title: string; message: string; action: string };

/** In-page anchors of the home page must lead there from any other page: `#faq` -> `/#faq`. */
function rebaseAnchors(value: unknown, home: string): unknown {
  if (typeof value === "string") return value.startsWith("#") && value.length > 1 ? home + value : value;
  if (Array.isArray(value)) return value.map((entry) => rebaseAnchors(entry, home));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, rebaseAnchors(entry, home)]));
}

/** Makes the content of an error page: the home page's header and footer around what happened and the way out. */
export function errorPage(homeBlocks: JsonObject[], texts: ErrorTexts, locale: Locale): PageContent {
  const home = localePath("/", locale);
  const framing = (name: "header" | "footer") =>
    homeBlocks.filter((block) => name in block).map((block) => rebaseAnchors(block, home) as JsonObject);
  const message = {
    hero: {
      style: "text",
      headline: texts.title,
      description: texts.message,
      cta: [{ text: texts.action, href: home, isPrimary: true }],
    },
  };
  const blocks = [...framing("header"), message, ...framing("footer")];
  return {
    metaTags: [{ name: "title", value: texts.title }],
    blocks: blocks.filter((block) => Object.keys(block).some(findBlock)),
  };
}
