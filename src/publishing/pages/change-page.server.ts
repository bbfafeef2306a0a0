import { searchText, type Database, type Transaction } from "#db";
import { fail, ok, type Result } from "#shared";
import { SHARED_BLOCKS_PATH } from "../path.ts";
import { listPublishedPost, moveListings } from "../posts/listings.server.ts";
import { unschedule } from "../versions/schedules.server.ts";
import { announcePage } from "./announce.server.ts";
import { claimPath } from "./page-rows.server.ts";

type Change = { title?: string; path?: string };
type Moved = { from: string; to: string };

async function findRow(trx: Transaction, id: string) {
  return trx
    .selectFrom("pages")
    .selectAll()
    .where("id", "=", id)
    .where("path", "!=", SHARED_BLOCKS_PATH)
    .executeTakeFirst();
}

/**
 * Changes a page's title or path. Its old path redirects to the page: a redirect stores the page, not an address, so there
 * are no chains or loops. A page that is published at the old path is shown in place of the redirect.
 * @returns NOT_FOUND, or a reason against the path (see `claimPath`).
 */
export async function changePage(
  database: Database,
  id: string,
  { title, path }: Change,
  author: string,
): Promise<Result<Moved>> {
  const { inTransaction, lockName } = database;
  const changed = await inTransaction(async (trx): Promise<Result<Moved>> => {
    await lockName(trx, `draft ${id}`);
    const page = await findRow(trx, id);
    if (!page) return fail("NOT_FOUND", "Page not found");
    const address = { path: path ?? page.path, locale: page.locale };
    const name = title ?? page.title;
    const claimed = await claimPath(trx, lockName, address, id);
    if (!claimed.ok) return claimed;
    const now = new Date().toISOString();
    await trx
      .updateTable("pages")
      .set({
        ...address,
        title: name,
        search_text: searchText([name, address.path]),
        updated_at: now,
        updated_by: author,
      })
      .where("id", "=", id)
      .execute();
    if (address.path !== page.path) {
      const isPublic = page.published_version_id !== null && page.archived_at === null;
      await redirect(trx, { id, from: page.path, ...address, now, isPublic });
      await moveListings(trx, id, address.path);
    }
    return ok({ from: page.path, to: address.path });
  });
  if (changed.ok && changed.value.from !== changed.value.to) {
    await announcePage(database, id, [changed.value.from, changed.value.to]);
  }
  return changed;
}

type Redirect = { id: string; from: string; path: string; locale: string; now: string; isPublic: boolean };

/** Redirects a page's old path to it, but never takes visitors from a page that was public there: a draft moves unseen. */
async function redirect(trx: Transaction, { id, from, path, locale, now, isPublic }: Redirect): Promise<void> {
  const own = trx.deleteFrom("page_redirects").where("page_id", "=", id);
  await own.where("path", "=", path).where("locale", "=", locale).execute();
  await trx
    .insertInto("page_redirects")
    .values({ path: from, locale, page_id: id, created_at: now })
    .onConflict((there) =>
      isPublic
        ? there.columns(["path", "locale"]).doUpdateSet({ page_id: id, created_at: now })
        : there.columns(["path", "locale"]).doNothing(),
    )
    .execute();
}

/**
 * Archives a page, of which only its schedule is lost, or restores it.
 * @returns NOT_FOUND.
 */
export async function setArchived(
  database: Database,
  id: string,
  isArchived: boolean,
  author: string,
): Promise<Result<{ path: string }>> {
  const now = new Date().toISOString();
  const row = await database.inTransaction(async (trx) => {
    await database.lockName(trx, `draft ${id}`);
    const page = await trx
      .updateTable("pages")
      .set({ archived_at: isArchived ? now : null, updated_at: now, updated_by: author })
      .where("id", "=", id)
      .where("path", "!=", SHARED_BLOCKS_PATH)
      .returning("path")
      .executeTakeFirst();
    if (!page) return undefined;
    await listPublishedPost(trx, id);
    if (isArchived) await unschedule(trx, id);
    return page;
  });
  if (!row) return fail("NOT_FOUND", "Page not found");
  await announcePage(database, id, [row.path]);
  return ok(row);
}
