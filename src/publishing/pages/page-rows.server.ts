import { searchText, type Database, type Executor, type Transaction } from "#db";
import { failAt, ok, type Locale, type Result } from "#shared";
import { newId } from "#shared/server";
import type { PageKind } from "../page.ts";
import { checkPath, SHARED_BLOCKS_PATH, sameShape } from "../path.ts";

/** Where a page is, or will be. */
type PageAddress = { path: string; locale: Locale };

/**
 * Checks within a transaction that a page may have a path, and keeps others from taking it meanwhile.
 * @param own the page that will have it, when it exists already.
 * @returns PATH_INVALID, PATH_RESERVED, PATH_TAKEN, or PATH_CONFLICT with a path that matches the same addresses.
 */
export async function claimPath(
  trx: Transaction,
  lockName: Database["lockName"],
  { path, locale }: PageAddress,
  own?: string,
): Promise<Result<string>> {
  const checked = path === SHARED_BLOCKS_PATH ? ok(path) : checkPath(path);
  if (!checked.ok) return refuse(checked.error.code, checked.error.message);
  const rivals = sameShape(path);
  await lockName(trx, `path ${[path, ...rivals].toSorted()[0]}`);
  const rows = await trx
    .selectFrom("pages")
    .select(["id", "path", "locale", "archived_at"])
    .where("path", "in", [path, ...rivals])
    .execute();
  const others = rows.filter(({ id }) => id !== own);
  const taken = others.find((row) => row.path === path && row.locale === locale);
  if (taken) {
    const remedy = taken.archived_at ? " It is archived: restore it, or give it another path." : "";
    return refuse("PATH_TAKEN", `Another page is at ${path}.${remedy}`);
  }
  const rival = others.find((row) => row.path !== path);
  return rival ? refuse("PATH_CONFLICT", `${path} matches the same addresses as the page at ${rival.path}`) : ok(path);
}

/**
 * Checks beforehand whether a page could have a path; only creating or moving it takes the path.
 * @param own the page that would have it, when it exists already.
 * @returns the path, or a reason against it (see `claimPath`).
 */
export function checkPathAvailable(
  { inTransaction, lockName }: Database,
  address: PageAddress,
  own: string | undefined,
): Promise<Result<string>> {
  return inTransaction((trx) => claimPath(trx, lockName, address, own));
}

function refuse(code: string, message: string): Result<string> {
  return failAt(code, message, { path: ["path"] });
}

type NewRow = PageAddress & { id?: string; kind: PageKind; title: string; author: string };

/** Stores a new page without any content. @returns its id. */
export async function insertPage(
  trx: Transaction,
  { id = newId(), kind, path, locale, title, author }: NewRow,
): Promise<string> {
  const now = new Date().toISOString();
  await trx
    .insertInto("pages")
    .values({
      id,
      kind,
      path,
      locale,
      title,
      search_text: searchText([title, path]),
      published_version_id: null,
      published_at: null,
      published_revision: null,
      draft_revision: null,
      archived_at: null,
      created_at: now,
      updated_at: now,
      updated_by: author,
    })
    .execute();
  return id;
}

/** @returns whether any page has exactly this path, published or not. */
export async function hasPageAt(db: Executor, path: string): Promise<boolean> {
  return (await db.selectFrom("pages").select("id").where("path", "=", path).executeTakeFirst()) !== undefined;
}
