import type { Context } from "hono";
import { BLOCK_FIELD, readBlock, REFERRER_FIELD } from "#blocks";
import { boundQueryNames, PRINT_FIELD } from "#blocks/server";
import { ORIGIN_LIMITS, type FormFields, type FormOrigin } from "#forms";
import { paramsOf, postVariable } from "#publishing";
import { findRedirect } from "#publishing/server";
import { isObject, splitLocale, type JsonObject } from "#shared";
import { readQuery, type Address } from "#site";
import { NO_FILES, type Sent } from "./form-body.ts";
import { FILE_FORMS, findForm, PAGE_FORMS, type PostedForm } from "./form-table.ts";
import { ownReferer, type OriginRules } from "../middleware/origin-check.ts";
import { loggedPath } from "../middleware/request-log.ts";
import type { PagePost } from "./page-post.ts";
import { searchOf } from "../pages/page-request.ts";
import { findShownPage } from "../posts/find-shown-page.ts";
import type { FoundForm } from "../pages/published.ts";
import type { Services } from "../services.ts";

/** A posted form, the address it was posted to, where it came from, and the form on its page. */
export type Posted = Sent & { form: PostedForm; address: Address; origin: FormOrigin; found?: FoundForm };

/** The place on a page that a form names itself. */
const NAMED = /^b(\d{1,3})$/;
/** What identifies a form. */
const PRINT = /^[0-9a-z]{1,7}$/;

/**
 * The index of the posted form's block: the one that it names, unless that has become another form and the one that was sent
 * is elsewhere; or else the first one; -1 when there is none.
 */
export function formIndex(
  { block, isSent = () => false }: PostedForm,
  blocks: JsonObject[],
  fields: FormFields,
): number {
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
  const asked = { path, locale, search: searchOf(context.req.url) };
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
