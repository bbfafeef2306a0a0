import { CREATED_QUERY, ROW_ACTION } from "#blocks";
import { resolveVariables } from "#blocks/server";
import { HONEYPOT_FIELD, type FormFields } from "#forms";
import { formLimit, isValidToken, type FormStore } from "#forms/server";
import { entityTag, openVisitorRows, presentProperties, type RowData } from "#records/server";
import { localHref, localePath, LOCALES, safeHref, textsFor, type JsonObject, type Locale } from "#shared";
import type { Answer, PagePost } from "../page-post.ts";
import { createdValue, withPlace } from "./created-row.ts";
import { isFillable } from "./form-fields.ts";
import { findOpenRows, type OpenRows } from "./open-rows.ts";
import { readPosted } from "./posted-values.ts";

/** The names that a block's hiddenProperties hold. */
const hiddenOf = ({ hiddenProperties: hidden }: JsonObject) =>
  Array.isArray(hidden) ? hidden.filter((one) => typeof one === "string") : [];

type Variables = Readonly<Record<string, string | null>>;

/** What a block's variables name; none where one that is required has no value. */
function variablesOf({ found, params, query }: PagePost): Variables {
  const resolved = resolveVariables(found?.content, { params, query });
  return resolved.ok ? resolved.value : {};
}

/** Finds the rows that a page's form adds to; undefined where visitors may add none by it. */
async function findPlace({ database }: FormStore, { found }: PagePost, variables: Variables) {
  const { entityName: entity, tenantId: tenant = null } = variables;
  if (!found || !entity) return undefined;
  const wanted = { entity, tenant, hidden: hiddenOf(found.content) };
  const { open } = await findOpenRows(database, wanted, "create", entityTag);
  return open && isFillable(open) ? open : undefined;
}

/** A page of this site in the visitor's language; undefined for any other address. */
function ownPage(href: string, locale: Locale): string | undefined {
  const safe = safeHref(href);
  if (!safe?.startsWith("/")) return undefined;
  const { pathname, search, hash } = new URL(localHref(safe, locale, LOCALES), "http://own.invalid");
  // A path that begins with two slashes would be another host.
  return pathname.replace(/^\/+/, "/") + search + hash;
}

/** The address that shows what became of a post: the page that the block names, or the form's own with the confirmation. */
function nextPage({ address, locale }: PagePost, { redirectTo }: Variables, value: string): string {
  const own = redirectTo ? ownPage(redirectTo, locale) : undefined;
  if (own) return own;
  const query = new URLSearchParams(address.search);
  query.set(CREATED_QUERY, value);
  return ownPage(`${localePath(address.path, locale)}?${query}`, locale) ?? "/";
}

/** The row as its sender sees it: what identifies it, by name. */
function shownRow({ entity }: OpenRows, id: string, data: RowData) {
  const shown = presentProperties(entity).filter(({ isDisplay }) => isDisplay);
  return { id, values: Object.fromEntries(shown.map((property) => [property.name, data[property.id] ?? null])) };
}

const isSuspicious = (fields: FormFields) => Boolean(fields[HONEYPOT_FIELD]);

/**
 * Opens the form for new rows (spec 2, 3). A post with a filled hidden field is answered like any other; its row goes into
 * the bin.
 */
export function rowForm(store: FormStore): (post: PagePost) => Promise<Answer> {
  const { secret } = store;
  const receive = openVisitorRows(store, formLimit(ROW_ACTION));

  return async (post) => {
    const { fields, entries, client, locale } = post;
    const texts = textsFor(locale);
    const isOurs = isValidToken(secret, ROW_ACTION, fields.csrf ?? "", Date.now());
    const variables = variablesOf(post);
    const open = isOurs ? await findPlace(store, post, variables) : undefined;
    const read = open && readPosted(open, entries, { texts, locale });
    const { tenantId, whole: entity } = open ?? {};
    const row =
      read?.ok && tenantId !== undefined && entity
        ? { tenantId, entity, data: read.data, isSuspicious: isSuspicious(fields) }
        : undefined;
    const { retryAfter, isFull, id } = await receive({ client, row });
    if (retryAfter > 0) return { status: 429, error: texts.form.tooMany, retryAfter };
    if (!isOurs) return { status: 403, error: texts.form.expired };
    if (!open || !read) return { status: 404, error: texts.rows.closed };
    if (!read.ok) return { status: 422, error: texts.form.checkFields, fields: read.fields };
    if (isFull) return { status: 409, error: texts.rows.justFull };
    const created = { tenantId: open.tenantId, entityId: open.entity.id, rowId: id };
    const value = withPlace(createdValue(secret, created, Date.now()), post.found?.index ?? 0);
    return {
      status: 200,
      success: texts.rows.created,
      row: shownRow(open, id, read.data),
      next: nextPage(post, variables, value),
    };
  };
}
