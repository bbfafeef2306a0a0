import { CREATED_QUERY, ROW_ACTION } from "#blocks";
import { resolveVariables } from "#blocks/server";
import { HONEYPOT_FIELD, type FormFields } from "#forms";
import { formLimit, isValidToken, type FormStore } from "#forms/server";
import { storeWithPictures, type MediaStore, type VisitorPicture } from "#media/server";
import { entityTag, openVisitorRows, presentProperties, type RowData } from "#records/server";
import { localePath, textsFor, type JsonObject, type Texts } from "#shared";
import { ownPage } from "../pages/own-page.ts";
import type { Answer, PagePost } from "../forms/page-post.ts";
import { createdValue, withPlace } from "./created-row.ts";
import { isFillable } from "./form-fields.ts";
import { findOpenRows, type OpenRows } from "./open-rows.ts";
import { readPosted } from "./posted-values.ts";
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

/** The address that shows the outcome of a post: the page that the block names, or the form's own with the confirmation. */
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

type Refusal = Exclude<Answer, { status: 200 }>;

const tooMany = ({ form }: Texts, retryAfter: number): Refusal => ({ status: 429, error: form.tooMany, retryAfter });

const isSuspicious = (fields: FormFields) => Boolean(fields[HONEYPOT_FIELD]);

/** What a post adds; or why it adds nothing. */
type ReadRow =
  | { ok: true; open: OpenRows; data: RowData; pictures: VisitorPicture[]; next: (value: string) => string }
  | { ok: false; answer: Refusal };

/** Reads a post: its token, the form on its page, its values and its pictures. */
async function readRow(store: FormStore, post: PagePost, texts: Texts): Promise<ReadRow> {
  const { fields, entries, files, client, locale } = post;
  const refuse = (answer: Refusal): ReadRow => ({ ok: false, answer });
  if (!isValidToken(store.secret, ROW_ACTION, fields.csrf ?? "", Date.now())) {
    return refuse({ status: 403, error: texts.form.expired });
  }
  const variables = variablesOf(post);
  const open = await findPlace(store, post, variables);
  if (!open) return refuse({ status: 404, error: texts.rows.closed });
  const language = { texts, locale };
  const posted = readPosted(open, entries, files, language);
  const wrong = { status: 422, error: texts.form.checkFields } as const;
  if (!posted.ok) return refuse({ ...wrong, fields: posted.fields });
  // Nobody waits for a program's pictures.
  const read = await readPictures(store, client, isSuspicious(fields) ? [] : posted.files, language);
  if (!read.ok && read.retryAfter > 0) return refuse(tooMany(texts, read.retryAfter));
  if (!read.ok) return refuse({ ...wrong, fields: read.fields });
  const { pictures } = read;
  const next = (value: string) => nextPage(post, variables, value);
  return { ok: true, open, data: { ...posted.data, ...read.data }, pictures, next };
}

/**
 * Opens the form for new rows (spec 2, 3). A post with a filled hidden field is answered like any other; its row goes into
 * the bin.
 */
export function rowForm(store: FormStore & PictureStore): (post: PagePost) => Promise<Answer> {
  const { database, media, secret } = store;
  const receive = openVisitorRows(store, formLimit(ROW_ACTION));

  return async (post) => {
    const texts = textsFor(post.locale);
    const read = await readRow(store, post, texts);
    const pictures = read.ok ? read.pictures : [];
    const row = read.ok
      ? {
          tenantId: read.open.tenantId,
          entity: read.open.whole,
          data: read.data,
          isSuspicious: isSuspicious(post.fields),
          pictures: pictures.map((picture) => picture.row),
        }
      : undefined;
    // One that adds nothing counts against the limit too.
    const stored = await storeWithPictures(database, media, pictures, async () => {
      const outcome = await receive({ client: post.client, row });
      return { ...outcome, isStored: row !== undefined && outcome.retryAfter === 0 && !outcome.isFull };
    });
    if (!stored.ok) return { status: 503, error: texts.form.busy, retryAfter: STORAGE_SECONDS };
    const { isFull, id, retryAfter } = stored.value;
    if (retryAfter > 0) return tooMany(texts, retryAfter);
    if (!read.ok) return read.answer;
    if (isFull) return { status: 409, error: texts.rows.justFull };
    const { open, data, next } = read;
    const created = { tenantId: open.tenantId, entityId: open.entity.id, rowId: id };
    const value = withPlace(createdValue(secret, created, Date.now()), post.found?.index ?? 0);
    return { status: 200, success: texts.rows.created, row: shownRow(open, id, data), next: next(value) };
  };
}
