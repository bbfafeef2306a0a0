import type { Context } from "hono";
import { defaultsOf } from "#blocks/samples";
import { cleanText, oneLine, textsFor } from "#shared";
import { formIndex, type Posted } from "./find-posted.ts";
import type { Sent } from "./form-body.ts";
import { generatedPage } from "../pages/generated-page.ts";
import type { Answer } from "./page-post.ts";
import { pageHeaders } from "../pages/page-request.ts";
import { findHomeBlocks, renderAnswer } from "../pages/page-service.ts";
import { findShownPage } from "../posts/find-shown-page.ts";
import { sendPage } from "../pages/send-page.ts";
import type { Services } from "../services.ts";
import type { ShownPage } from "../pages/shown-page.ts";

/** Whether the answer goes to a script in the page instead of making a new page. */
export function wantsJson(context: Context): boolean {
  return context.req.header("accept")?.includes("application/json") ?? false;
}

/** The page that shows a form's answers: the one at its address, or else its block with the default content. */
async function findPage(services: Services, { form, address, fields }: Posted): Promise<ShownPage> {
  const { path, locale } = address;
  const published = await findShownPage(services, address);
  if (published && formIndex(form, published.blocks, fields) >= 0) return published;
  const title = form.own?.title(textsFor(locale)) ?? "";
  const sample = { [form.block]: defaultsOf(form.block) };
  return { path, noindex: true, ...generatedPage(await findHomeBlocks(services, locale), title, sample) };
}

/** The posted values by field, as a form shows them again: of a file, which no page can keep, its name. */
function listsOf({ entries, files }: Sent): Record<string, string[]> {
  const byName = Map.groupBy(
    entries.filter(([name]) => !files.has(name)),
    ([name]) => name,
  );
  byName.delete("csrf");
  const texts = [...byName].map(([name, all]) => [name, all.map(([, value]) => cleanText(value))] as const);
  const names = [...files].map(([name, file]) => [name, [oneLine(file.name)]] as const);
  return Object.fromEntries([...texts, ...names]);
}

/**
 * Answers with JSON where that was asked for, or else with the page, the answer and the entered values in it. An answer
 * that has a page of its own leads there.
 */
export async function answerPost(
  services: Services,
  context: Context,
  posted: Posted,
  answer: Answer,
): Promise<Response> {
  const { status, ...reply } = answer;
  const none = { retryAfter: undefined, next: undefined, shownAt: undefined, row: undefined, prices: undefined };
  const { retryAfter, next, shownAt = next, row, prices, ...given } = { ...none, ...reply };
  const response = wantsJson(context) ? context.json({ ...given, row, prices, next }, status) : await answerWithPage();
  if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
  response.headers.set("Cache-Control", "no-store");
  return response;

  async function answerWithPage(): Promise<Response> {
    if (shownAt !== undefined) return context.redirect(shownAt, 303);
    const { form, address, fields } = posted;
    const page = await findPage(services, posted);
    const { csrf: _csrf, ...values } = fields;
    const entered = form.hasLists ? { lists: listsOf(posted) } : { values };
    const index = formIndex(form, page.blocks, fields);
    const state = { ...given, ...(status !== 200 && entered), index };
    const rendered = await renderAnswer(services, page, address, { [form.name]: state }, status);
    return sendPage(rendered, pageHeaders(context));
  }
}
