import { searchText, type Database } from "#db";
import { DEFAULT_LOCALE, ok, type Locale, type Result } from "#shared";
import { metaValue, type PageContent, type PageKind } from "../page.ts";
import { readStoredTags } from "../stored-content.ts";
import { insertVersion, showVersion } from "../versions/version-rows.server.ts";
import { announcePage } from "./announce.server.ts";
import { claimPath, insertPage } from "./page-rows.server.ts";

/** A short name for lists: the page's title without the site's name. */
function nameOf({ path, blocks, metaTags }: PageContent & { path: string }): string {
  if (path === "/") return "Home";
  const title = metaValue({ blocks, metaTags: readStoredTags(JSON.stringify(metaTags)) }, "title");
  return title?.split(" | ", 1)[0] ?? path;
}

/**
 * Publishes content that has no draft: creates the page when there is none, adds an immutable version, points the page at
 * it, and tells every process. For pages that come with the product.
 * @returns the page's id, or a reason against the path (see `claimPath`).
 */
export async function publishPage(
  database: Database,
  page: PageContent & { kind?: PageKind; path: string; locale?: Locale },
): Promise<Result<string>> {
  const { inTransaction, lockName } = database;
  const { kind = "page", path, locale = DEFAULT_LOCALE } = page;
  const published = await inTransaction(async (trx): Promise<Result<string>> => {
    const known = await trx
      .selectFrom("pages")
      .select("id")
      .where("path", "=", path)
      .where("locale", "=", locale)
      .executeTakeFirst();
    const claimed = await claimPath(trx, lockName, { path, locale }, known?.id);
    if (!claimed.ok) return claimed;
    const title = nameOf(page);
    const pageId = known?.id ?? (await insertPage(trx, { kind, path, locale, title, author: "" }));
    const version = await insertVersion(trx, { pageId, content: page, revision: 0, author: "", summary: "" });
    await showVersion(trx, pageId, version);
    await trx
      .updateTable("pages")
      .set({ title, search_text: searchText([title, path]) })
      .where("id", "=", pageId)
      .execute();
    return ok(pageId);
  });
  if (published.ok) await announcePage(database, published.value, [path]);
  return published;
}
