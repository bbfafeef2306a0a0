import type { Context } from "hono";
import { findBlock, readBlock } from "#blocks";
import { LEAD_ACTION } from "#leads";
import { type FormFields, type FormOrigin } from "#forms";
import { findPublishedPage } from "#publishing/server";
import { oneLine, splitLocale, textsFor, type JsonObject } from "#shared";
import type { Address } from "#site";
import { findForm, type PostedForm } from "./form-table.ts";
import { generatedPage } from "./generated-page.ts";
import { ownReferer, type OriginRules } from "./middleware/origin-check.ts";
import { findHomeBlocks, renderAnswer, type ShownPage } from "./page-service.ts";
import { sendPage } from "./send-page.ts";
import type { Services } from "./services.ts";

/** A posted form, where it came from, and the page that shows the answer. */
export type Posted = { form: PostedForm; fields: FormFields; address: Address; origin: FormOrigin; page: ShownPage };

/** A form's answer (spec 7), and its status. */
export type Answer = { success?: string; error?: string; fields?: Record<string, string>; retryAfter?: number };
export type AnswerStatus = 200 | 403 | 413 | 422 | 429;

/** Whether the answer goes to a script in the page instead of making a new page. */
export function wantsJson(context: Context): boolean {
  return context.req.header("accept")?.includes("application/json") ?? false;
}

/**
 * Reads the posted fields, each as one line (`oneLine`); files are ignored. A body that can't be read has no fields.
 */
export async function readFields(context: Context): Promise<FormFields> {
  const body = await context.req.parseBody().catch(() => ({}));
  const texts = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.map(([name, value]) => [name, oneLine(value)]));
}

/** The index of the first block with this form; -1 when there is none. */
function formIndex({ block }: PostedForm, blocks: JsonObject[]): number {
  return blocks.findIndex((one) => block in one);
}

/** Finds the form that was posted; undefined when neither the page nor the address has it. */
export async function findPosted(
  services: Services,
  context: Context,
  rules: OriginRules,
  fields: FormFields,
): Promise<Posted | undefined> {
  const { database } = services;
  const { path, locale } = splitLocale(context.req.path);
  const form = findForm(path, fields);
  if (!form) return undefined;
  const published = await findPublishedPage(database.db, path, locale);
  const stored = published?.blocks[formIndex(form, published.blocks)];
  const address = { path, locale, search: new URL(context.req.url).search };
  if (!form.own) {
    if (!published || !stored) return undefined;
    const origin = { path, anchor: readBlock(stored).anchor, query: address.search.slice(1), locale };
    return { form, fields, address, origin, page: published };
  }
  const referer = ownReferer(context.req.raw.headers, rules);
  const from = referer ? splitLocale(referer.pathname).path : path;
  const origin = { path: from, query: referer?.search.slice(1) ?? "", locale };
  const page = published && stored ? published : await defaultPage(services, form, address);
  return { form, fields, address, origin, page };
}

/** The same for a post whose body was too large to be read. */
export async function findUnread(services: Services, context: Context, rules: OriginRules) {
  const find = (fields: FormFields) => findPosted(services, context, rules, fields);
  return (await find({})) ?? (await find({ action: LEAD_ACTION }));
}

/** The page that shows a form's answers while none is published at its address: its block with the default content. */
async function defaultPage(
  services: Services,
  { block, own }: PostedForm,
  { path, locale }: Address,
): Promise<ShownPage> {
  const title = own?.title(textsFor(locale)) ?? "";
  const sample = { [block]: findBlock(block)?.defaults };
  return { path, noindex: true, ...generatedPage(await findHomeBlocks(services, locale), title, sample) };
}

/** Answers with JSON where that was asked for, or else with the page, the answer and the entered values in it. */
export async function answerPost(
  services: Services,
  context: Context,
  { form, page, address, fields }: Posted,
  { retryAfter, ...given }: Answer,
  status: AnswerStatus,
): Promise<Response> {
  const response = wantsJson(context) ? context.json(given, status) : await answerWithPage();
  if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
  response.headers.set("Cache-Control", "no-store");
  return response;

  async function answerWithPage(): Promise<Response> {
    const { csrf: _csrf, ...values } = fields;
    const state = { ...given, values: given.success ? undefined : values, index: formIndex(form, page.blocks) };
    const rendered = await renderAnswer(services, page, address, { [form.name]: state }, status);
    return sendPage(rendered, { acceptEncoding: context.req.header("accept-encoding") });
  }
}
