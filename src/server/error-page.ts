import type { PageContent } from "#publishing";
import type { JsonObject } from "#shared";
import { framedPage } from "./framed-page.ts";

type ErrorTexts = { title: string; message: string; action: string };

/** Makes the content of an error page: what happened and the way out, in the site's frame. */
export function errorPage(homeBlocks: JsonObject[], texts: ErrorTexts): PageContent {
  const message = {
    hero: {
      style: "text",
      headline: texts.title,
      description: texts.message,
      cta: [{ text: texts.action, href: "/", isPrimary: true }],
    },
  };
  return framedPage(homeBlocks, texts.title, message);
}
