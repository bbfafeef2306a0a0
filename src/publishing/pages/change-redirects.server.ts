import type { Database, Transaction } from "#db";
import { fail, failAt, ok, splitLocale, type Locale, type Result } from "#shared";
import { checkPath, isReserved, SHARED_BLOCKS_PATH } from "../path.ts";
import { announcePage } from "./announce.server.ts";
import { formerPath } from "./former-paths.ts";

type Page = { id: string; path: string; locale: Locale };

const MAX_REDIRECTS = 100;

function refuse(code: string, message: string): Result<never> {
  return failAt(code, message, { path: ["address"] });
}

/** Redirects visitors of some paths to a page; a path from which they are redirected already stays as it is. */
async function insertRedirects(trx: Transaction, { id, locale }: Page, paths: readonly string[]): Promise<void> {
  const created_at = new Date().toISOString();
  await trx
    .insertInto("page_redirects")
    .values(paths.map((path) => ({ path, locale, page_id: id, created_at })))
    .onConflict((there) => there.columns(["path", "locale"]).doNothing())
    .execute();
}

/** Redirects a new page's former paths (`formerPath`) to it, except its own path and those that lead to another page. */
export async function addFormerPaths(trx: Transaction, page: Page, formerPaths: readonly string[]): Promise<void> {
  const own = new Set(["/", page.path]);
  const paths = new Set(formerPaths.map((former) => splitLocale(former).path).filter((path) => !own.has(path)));
  if (paths.size > 0) await insertRedirects(trx, page, [...paths]);
}

/**
 * Finds why visitors of a path can't be redirected to a page. A page at that path in any language is one: visitors see its
 * content where theirs has none.
 */
async function findObstacle(trx: Transaction, page: Page, path: string): Promise<Result<unknown>> {
  const { id, locale } = page;
  const pages = trx.selectFrom("pages").select("id").where("path", "=", path);
  if (await pages.where("archived_at", "is", null).executeTakeFirst()) {
    const message = path === page.path ? `This page is at ${path} itself` : `A page is at ${path}`;
    return refuse("PATH_TAKEN", message);
  }
  const redirects = await trx
    .selectFrom("page_redirects")
    .innerJoin("pages", "pages.id", "page_redirects.page_id")
    .select(["pages.id", "pages.path as to", "page_redirects.path"])
    .where((is) => is.or([is("page_redirects.page_id", "=", id), is("page_redirects.path", "=", path)]))
    .where("page_redirects.locale", "=", locale)
    .execute();
  const other = redirects.find((one) => one.path === path && one.id !== id);
  if (other) return refuse("PATH_TAKEN", `${path} already redirects to ${other.to}. Remove that redirect first.`);
  const own = redirects.map((one) => one.path);
  return own.includes(path) || own.length < MAX_REDIRECTS
    ? ok(path)
    : refuse("LIMIT_REACHED", `A page has at most ${MAX_REDIRECTS} redirects`);
}

/** Reads the address that someone gave: a path as a page may have it, with parameters too, or a former one. */
function readAddress(address: string): string | undefined {
  const given = checkPath(address.trim());
  if (given.ok) return given.value;
  const former = formerPath(address);
  return former && splitLocale(former).path;
}

/**
 * Redirects visitors of another address to a page, such as one that it had on an earlier site. Doing it again changes nothing.
 * @param address see `formerPath`, or a path with `:id1` and `:id2`; a language at its beginning is left out.
 * @returns the path from which visitors are redirected; NOT_FOUND for the shared header and footer, PATH_INVALID, PATH_RESERVED, PATH_TAKEN or LIMIT_REACHED.
 */
export async function addRedirect(database: Database, page: Page, address: string): Promise<Result<{ path: string }>> {
  if (page.path === SHARED_BLOCKS_PATH) return fail("NOT_FOUND", "Page not found");
  const path = readAddress(address);
  if (path === undefined) return refuse("PATH_INVALID", "Enter an address such as /about-us.html, without a “?”");
  const missing = ["/:id1", "/:id2"].find((param) => page.path.includes(param) && !path.includes(param));
  if (missing) return refuse("PATH_INVALID", `This page is at ${page.path}: the address needs ${missing} too`);
  if (isReserved(path)) return refuse("PATH_RESERVED", `${path} belongs to the system`);
  const added = await database.inTransaction(async (trx): Promise<Result<{ path: string }>> => {
    await database.lockName(trx, `path ${path}`);
    const possible = await findObstacle(trx, page, path);
    if (possible.ok) await insertRedirects(trx, page, [path]);
    return possible.ok ? ok({ path }) : possible;
  });
  if (added.ok) await announcePage(database, page.id, [path]);
  return added;
}

/** No longer redirects visitors of a path to a page. */
export async function removeRedirect(database: Database, pageId: string, path: string): Promise<void> {
  await database.db.deleteFrom("page_redirects").where("page_id", "=", pageId).where("path", "=", path).execute();
  await announcePage(database, pageId, [path]);
}
