import type { Context } from "hono";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { localePath, splitLocale } from "#shared";
import { generatedPage } from "./generated-page.ts";
import { findHomeBlocks, renderNoindex } from "./page-service.ts";
import { pageHeaders } from "./page-request.ts";
import { sendPage } from "./send-page.ts";
import type { Services } from "../services.ts";

type Section = { title: string; content: ReactElement; status: number };

/**
 * Answers with a page for one visitor: a section between the home page's header and footer.
 * @param path where the choice of languages leads, as another language's link would lose this address's query.
 */
export async function sendSection(
  services: Services,
  context: Context,
  path: string,
  { title, content, status }: Section,
): Promise<Response> {
  const { locale } = splitLocale(context.req.path);
  const page = { ...generatedPage(await findHomeBlocks(services, locale), title), locale };
  const section = `<section class="py-section"><div class="mx-auto max-w-prose px-5 @md:px-8">${renderToStaticMarkup(content)}</div></section>`;
  const rendered = await renderNoindex(services, page, localePath(path, locale), { section });
  context.set("isPage", true);
  return sendPage({ ...rendered, status, isPrivate: true }, pageHeaders(context));
}
