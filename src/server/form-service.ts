import type { Context } from "hono";
import { BLOCK_FIELD, readBlock, REFERRER_FIELD } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import { ORIGIN_LIMITS, type FormFields, type FormOrigin } from "#forms";
import { cleanText, isObject, oneLine, splitLocale, textsFor, type JsonObject } from "#shared";
import { boundQueryNames, PRINT_FIELD } from "#blocks/server";
import { paramsOf, postVariable } from "#publishing";
import { findRedirect } from "#publishing/server";
import { readQuery, type Address } from "#site";
import { FILE_FORMS, findForm, PAGE_FORMS, type PostedForm } from "./form-table.ts";
import type { Answer, PagePost } from "./page-post.ts";
import { generatedPage } from "./generated-page.ts";
import { ownReferer, type OriginRules } from "./middleware/origin-check.ts";
import { loggedPath } from "./middleware/request-log.ts";
import { findHomeBlocks, renderAnswer } from "./page-service.ts";
import { findShownPage } from "./posts/find-shown-page.ts";
import type { ShownPage } from "./shown-page.ts";
import type { FoundForm } from "./published.ts";
import type { Entries } from "./records/posted-values.ts";
import { sendPage } from "./send-page.ts";
import type { Services } from "./services.ts";

/** What was posted: text by field name, each as one line, and everything as it was sent; files by field name. */
export type Sent = { fields: FormFields; entries: Entries; files: ReadonlyMap<string, File> };

const NO_FILES: ReadonlyMap<string, File> = new Map();

/** A posted form, the address it was posted to, where it came from, and the form on its page. */
export type Posted = Sent & { form: PostedForm; address: Address; origin: FormOrigin; found?: FoundForm };

/** What browsers send, and quicker to read than by the general parser. */
const URL_ENCODED = "application/x-www-form-urlencoded";

/** Whether the answer goes to a script in the page instead of making a new page. */
export function wantsJson(context: Context): boolean {
  return context.req.header("accept")?.includes("application/json") ?? false;
}

/** The most parts of a body, and characters of text in it: more than any form has, and quick to read. */
const MAX_PARTS = 2500;
const MAX_TEXT = 64 * 1024;

/** The boundary of parts, of the characters that it may have (RFC 2046). */
const BOUNDARY = /boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i;

/** Whether a body has more parts than are read: to read a hundred thousand takes seconds, to count them doesn't. */
function hasManyParts(body: Buffer, type: string): boolean {
  const [, quoted, plain = quoted] = BOUNDARY.exec(type) ?? [];
  // What separates the parts isn't known for sure, so neither is their number.
  if (plain === undefined || type.toLowerCase().split("boundary=").length > 2) return body.length > MAX_TEXT;
  const mark = `--${plain}`;
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > MAX_PARTS) return true;
  }
  return false;
}

const lengthOf = ([name, value]: readonly [string, FormDataEntryValue]) =>
  name.length + (typeof value === "string" ? value : value.name).length;

async function readEntries(context: Context): Promise<Pick<Sent, "entries" | "files"> | undefined> {
  const type = context.req.header("content-type") ?? "";
  if (type.startsWith(URL_ENCODED)) {
    return { entries: [...new URLSearchParams(await context.req.text())], files: NO_FILES };
  }
  const body = Buffer.from(await context.req.arrayBuffer());
  if (hasManyParts(body, type)) return undefined;
  const sent = new Response(body, { headers: { "Content-Type": type } });
  const form = [...(await sent.formData().catch(() => new FormData()))];
  if (form.reduce((sum, entry) => sum + lengthOf(entry), 0) > MAX_TEXT) return undefined;
  const entries = form.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  // A field without a file is sent as an empty one.
  const files = form.flatMap(([name, value]) =>
    value instanceof File && value.size > 0 ? [[name, value] as const] : [],
  );
  return { entries, files: new Map(files) };
}

/**
 * Reads what was posted. A body that can't be read has no fields. Of equal names the last one counts.
 * @returns undefined for more text, or more parts, than any form has.
 */
export async function readSent(context: Context): Promise<Sent | undefined> {
  const read = await readEntries(context);
  if (!read) return undefined;
  const { entries, files } = read;
  return { entries, files, fields: Object.fromEntries(entries.map(([name, value]) => [name, oneLine(value)])) };
}

/** The place on a page that a form names itself. */
const NAMED = /^b(\d{1,3})$/;
/** What identifies a form. */
const PRINT = /^[0-9a-z]{1,7}$/;

/**
 * The index of the posted form's block: the one that it names, unless that has become another form and the one that was sent
 * is elsewhere; or else the first one; -1 when there is none.
 */
function formIndex({ block, isSent = () => false }: PostedForm, blocks: JsonObject[], fields: FormFields): number {
  const named = Number(NAMED.exec(fields[BLOCK_FIELD] ?? "")?.[1] ?? -1);
  const own = blocks[named];
  const isNamed = own !== undefined && block in own;
  if (isNamed && isSent(own[block], fields)) return named;
  const same = blocks.findIndex((one) => block in one && isSent(one[block], fields));
  if (same >= 0) return same;
  return isNamed ? named : blocks.findIndex((one) => block in one);
}

/** The page of another site that led to the form, without its query, which may name a person. */
function foreignPage(address: string | undefined): string | undefined {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return (url.origin + url.pathname).slice(0, ORIGIN_LIMITS.referrer);
}

/** Finds the form that was posted; undefined when neither the page nor the address has it. */
export async function findPosted(
  services: Services,
  context: Context,
  rules: OriginRules,
  sent: Sent,
): Promise<Posted | undefined> {
  const { fields } = sent;
  const { path, locale } = splitLocale(context.req.path);
  const form = findForm(path, fields);
  if (!form) return undefined;
  const asked = { path, locale, search: new URL(context.req.url).search };
  const referrer = foreignPage(fields[REFERRER_FIELD]);
  if (!form.own) {
    const place = await findPlace(services, form, asked, fields);
    if (!place) return undefined;
    const { address, found } = place;
    const { anchor, versionId } = found;
    const origin = { path: address.path, anchor, versionId, query: address.search.slice(1), referrer, locale };
    return { form, ...sent, address, origin, found };
  }
  const referer = ownReferer(context.req.raw.headers, rules);
  // The address of a draft's preview lets everyone see it, and what is stored here is sent on.
  const from = referer ? loggedPath(splitLocale(referer.pathname).path) : path;
  const origin = { path: from, query: referer?.search.slice(1) ?? "", referrer, locale };
  return { form, ...sent, address: asked, origin };
}

/** Finds a form at the address it was posted to, or at the one its page has moved to since it was opened. */
async function findPlace(
  services: Services,
  form: PostedForm,
  asked: Address,
  fields: FormFields,
): Promise<{ address: Address; found: FoundForm } | undefined> {
  const here = await findOnPage(services, form, asked, fields);
  if (here) return { address: asked, found: here };
  const path = await findRedirect(services.database.db, asked.path, asked.locale);
  if (path === undefined) return undefined;
  const address = { ...asked, path };
  const found = await findOnPage(services, form, address, fields);
  return found && { address, found };
}

/** Finds a form on a page. Only a found one is kept. */
async function findOnPage(
  services: Services,
  form: PostedForm,
  address: Address,
  fields: FormFields,
): Promise<FoundForm | undefined> {
  const { foundForms } = services;
  const { path, locale } = address;
  const kept = await foundForms.read();
  const [place = ""] = NAMED.exec(fields[BLOCK_FIELD] ?? "") ?? [];
  const [print = ""] = PRINT.exec(fields[PRINT_FIELD] ?? "") ?? [];
  const key = `${form.name} ${locale} ${path} ${place} ${print}`;
  const known = kept.get(key);
  if (known) return known;
  const published = await findShownPage(services, address);
  if (!published) return undefined;
  const index = formIndex(form, published.blocks, fields);
  const stored = published.blocks[index];
  if (!stored) return undefined;
  const { anchor, content } = readBlock(stored);
  const { path: pattern, versionId } = published;
  const found = { path: pattern, versionId, index, anchor, content: isObject(content) ? content : {} };
  // Which post, and so which form, such a page shows depends on the query.
  if (postVariable(published.blocks)?.type !== "query") kept.set(key, found);
  return found;
}

/** Finds the first of these forms that the address has, for a post whose body isn't read. */
async function findNamed(services: Services, context: Context, rules: OriginRules, names: readonly string[]) {
  for (const action of names) {
    const posted = await findPosted(services, context, rules, { fields: { action }, entries: [], files: NO_FILES });
    if (posted) return posted;
  }
  return undefined;
}

/** The same for a post whose body was too large to be read. */
export const findUnread = (services: Services, context: Context, rules: OriginRules) =>
  findNamed(services, context, rules, ["", ...PAGE_FORMS]);

/** The same where the body may have files: only for a form that takes some. */
export const findTakingFiles = (services: Services, context: Context, rules: OriginRules) =>
  findNamed(services, context, rules, FILE_FORMS);

/** What a form's handler gets of a post, but for its client and texts. */
export function pagePost({
  fields,
  entries,
  files,
  origin,
  address,
  found,
}: Posted): Omit<PagePost, "client" | "texts"> {
  const { path, locale, search } = address;
  const params = found ? paramsOf(found.path, path) : {};
  const query = readQuery(search, boundQueryNames(found?.content));
  return { fields, entries, files, origin, address, locale, found, params, query };
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
    return sendPage(rendered, { acceptEncoding: context.req.header("accept-encoding") });
  }
}
