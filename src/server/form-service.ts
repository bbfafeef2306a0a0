import type { Context } from "hono";
import { findBlock, readBlock } from "#blocks";
import { LEAD_ACTION } from "#leads";
import { type FormFields, type FormOrigin } from "#forms";
import type { FormReply } from "#forms/server";
import { oneLine, splitLocale, textsFor, type JsonObject } from "#shared";
import type { Address } from "#site";
import { findForm, type PostedForm } from "./form-table.ts";
import { generatedPage } from "./generated-page.ts";
import { ownReferer, type OriginRules } from "./middleware/origin-check.ts";
import { findHomeBlocks, renderAnswer } from "./page-service.ts";
import { findShownPage } from "./posts/find-shown-page.ts";
import type { ShownPage } from "./shown-page.ts";
import type { FoundForm } from "./published.ts";
import { sendPage } from "./send-page.ts";
import type { Services } from "./services.ts";

/** A posted form, the address it was posted to, and where it came from. */
export type Posted = { form: PostedForm; fields: FormFields; address: Address; origin: FormOrigin };

/** A form's answer (spec 7). */
export type Answer = FormReply | { status: 413 | 503; error: string; retryAfter?: number };

/** What browsers send, and quicker to read than by the general parser. */
const URL_ENCODED = "application/x-www-form-urlencoded";

/** Whether the answer goes to a script in the page instead of making a new page. */
export function wantsJson(context: Context): boolean {
  return context.req.header("accept")?.includes("application/json") ?? false;
}

/** Reads the posted fields, each as one line (`oneLine`); files are ignored. A body that can't be read has no fields. */
export async function readFields(context: Context): Promise<FormFields> {
  const type = context.req.header("content-type") ?? "";
  const body = type.startsWith(URL_ENCODED)
    ? Object.fromEntries(new URLSearchParams(await context.req.text()))
    : await context.req.parseBody().catch(() => ({}));
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
  const { path, locale } = splitLocale(context.req.path);
  const form = findForm(path, fields);
  if (!form) return undefined;
  const address = { path, locale, search: new URL(context.req.url).search };
  if (!form.own) {
    const found = await findOnPage(services, form, address);
    if (!found) return undefined;
    const origin = { path, anchor: found.anchor, query: address.search.slice(1), locale };
    return { form, fields, address, origin };
  }
  const referer = ownReferer(context.req.raw.headers, rules);
  const from = referer ? splitLocale(referer.pathname).path : path;
  const origin = { path: from, query: referer?.search.slice(1) ?? "", locale };
  return { form, fields, address, origin };
}

/** Finds a form on a page. Only a found one is kept. */
async function findOnPage(services: Services, form: PostedForm, address: Address): Promise<FoundForm | undefined> {
  const { foundForms } = services;
  const { path, locale } = address;
  const kept = await foundForms.read();
  const key = `${form.name} ${locale} ${path}`;
  const known = kept.get(key);
  if (known) return known;
  const published = await findShownPage(services, address);
  const stored = published?.blocks[formIndex(form, published.blocks)];
  if (!stored) return undefined;
  const found = { anchor: readBlock(stored).anchor };
  kept.set(key, found);
  return found;
}

/** The same for a post whose body was too large to be read. */
export async function findUnread(services: Services, context: Context, rules: OriginRules) {
  const find = (fields: FormFields) => findPosted(services, context, rules, fields);
  return (await find({})) ?? (await find({ action: LEAD_ACTION }));
}

/** The page that shows a form's answers: the one at its address, or else its block with the default content. */
async function findPage(services: Services, form: PostedForm, address: Address): Promise<ShownPage> {
  const { path, locale } = address;
  const published = await findShownPage(services, address);
  if (published && formIndex(form, published.blocks) >= 0) return published;
  const title = form.own?.title(textsFor(locale)) ?? "";
  const sample = { [form.block]: findBlock(form.block)?.defaults };
  return { path, noindex: true, ...generatedPage(await findHomeBlocks(services, locale), title, sample) };
}

/** Answers with JSON where that was asked for, or else with the page, the answer and the entered values in it. */
export async function answerPost(
  services: Services,
  context: Context,
  posted: Posted,
  answer: Answer,
): Promise<Response> {
  const { status, ...reply } = answer;
  const { retryAfter, ...given } = { retryAfter: undefined, ...reply };
  const response = wantsJson(context) ? context.json(given, status) : await answerWithPage();
  if (retryAfter !== undefined) response.headers.set("Retry-After", String(retryAfter));
  response.headers.set("Cache-Control", "no-store");
  return response;

  async function answerWithPage(): Promise<Response> {
    const { form, address, fields } = posted;
    const page = await findPage(services, form, address);
    const { csrf: _csrf, ...values } = fields;
    const state = { ...given, values: status === 200 ? undefined : values, index: formIndex(form, page.blocks) };
    const rendered = await renderAnswer(services, page, address, { [form.name]: state }, status);
    return sendPage(rendered, { acceptEncoding: context.req.header("accept-encoding") });
  }
}
