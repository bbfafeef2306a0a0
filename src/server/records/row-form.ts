import { CREATED_QUERY, ROW_ACTION } from "#blocks";
import { resolveVariables } from "#blocks/server";
import { HONEYPOT_FIELD, type FormFields } from "#forms";
import { formLimit, isValidToken, type FormStore } from "#forms/server";
import { storeWithPictures, type MediaStore } from "#media/server";
import { entityTag, openVisitorRows, presentProperties, type RowData } from "#records/server";
import { localePath, textsFor, type JsonObject, type Locale, type Texts } from "#shared";
import { ownPage } from "../pages/own-page.ts";
import type { Answer, PagePost } from "../forms/page-post.ts";
import { createdValue, withPlace } from "./created-row.ts";
import { isFillable } from "./form-fields.ts";
import { findOpenRows, type OpenRows } from "./open-rows.ts";
import { readPosted, type PostedFile } from "./posted-values.ts";
import { readPictures } from "./row-pictures.ts";

/** Where pictures are kept. */
export type PictureStore = { media: MediaStore };

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

/** When to try again while the storage for pictures doesn't answer. */
const STORAGE_SECONDS = 10;

/** Gives a row that was read its pictures. */
async function withPictures(
  store: FormStore,
  client: string,
  { data, files }: { data: RowData; files: readonly PostedFile[] },
  language: { texts: Texts; locale: Locale },
) {
  const read = await readPictures(store, client, files, language);
  return read.ok ? { ...read, data: { ...data, ...read.data } } : read;
}

const isSuspicious = (fields: FormFields) => Boolean(fields[HONEYPOT_FIELD]);

/**
 * Opens the form for new rows (spec 2, 3). A post with a filled hidden field is answered like any other; its row goes into
 * the bin.
 */
export function rowForm(store: FormStore & PictureStore): (post: PagePost) => Promise<Answer> {
  const { secret } = store;
  const receive = openVisitorRows(store, formLimit(ROW_ACTION));

  return async (post) => {
    const { fields, entries, files, client, locale } = post;
    const texts = textsFor(locale);
    const isOurs = isValidToken(secret, ROW_ACTION, fields.csrf ?? "", Date.now());
    const variables = variablesOf(post);
    const open = isOurs ? await findPlace(store, post, variables) : undefined;
    const language = { texts, locale };
    const posted = open && readPosted(open, entries, files, language);
    // Nobody waits for a program's pictures.
    const held = isSuspicious(fields);
    const read = posted?.ok
      ? await withPictures(store, client, held ? { ...posted, files: [] } : posted, language)
      : posted;
    const place = open && { tenantId: open.tenantId, entity: open.whole };
    const pictures = read?.ok ? read.pictures : [];
    const rows = pictures.map(({ row }) => row);
    const row = place && read?.ok ? { ...place, data: read.data, isSuspicious: held, pictures: rows } : undefined;
    const stored = await storeWithPictures(store.database, store.media, pictures, async () => {
      const outcome = await receive({ client, row });
      return { ...outcome, isStored: row !== undefined && outcome.retryAfter === 0 && !outcome.isFull };
    });
    if (!stored.ok) return { status: 503, error: texts.form.busy, retryAfter: STORAGE_SECONDS };
    const { isFull, id } = stored.value;
    const wait = read?.ok === false ? (read.retryAfter ?? 0) : 0;
    const retryAfter = Math.max(stored.value.retryAfter, wait);
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
