import { listPage, type ListPage } from "#contract";
import type { Executor } from "#db";
import { LOCALES, type Locale } from "#shared";
import type { PageRedirect } from "../contract/redirects.ts";
import { bySpecificity, candidatePaths, fillPath, paramsOf } from "../path.ts";
import { withUpperEscapes } from "./former-paths.ts";

/**
 * Finds the new path of a page that once had this address: in this language, else in the one whose content visitors saw
 * there instead (see `findPublishedPage`).
 * @returns the path where it is now published; undefined when no published page was ever here, or its new path has parameters
 * that this address has no values for.
 */
export async function findRedirect(db: Executor, address: string, locale: Locale): Promise<string | undefined> {
  const candidates = candidatePaths(withUpperEscapes(address));
  if (candidates.length === 0) return undefined;
  const rows = await db
    .selectFrom("page_redirects")
    .innerJoin("pages", "pages.id", "page_redirects.page_id")
    .select(["page_redirects.path as from", "page_redirects.locale", "pages.path as to"])
    .where("page_redirects.path", "in", candidates)
    .where("page_redirects.locale", "in", LOCALES)
    .where("pages.published_version_id", "is not", null)
    .where("pages.archived_at", "is", null)
    .execute();
  const rank = (one: { locale: string }) => [locale, ...LOCALES].indexOf(one.locale);
  const [found] = rows.toSorted((a, b) => bySpecificity(a.from, b.from) || rank(a) - rank(b));
  const moved = found && fillPath(found.to, paramsOf(found.from, address));
  return moved?.includes("/:") ? undefined : moved;
}

/** @returns whether exactly this path redirects, in this language, to a page that is published. */
export async function hasMoved(db: Executor, path: string, locale: Locale): Promise<boolean> {
  const row = await db
    .selectFrom("page_redirects")
    .innerJoin("pages", "pages.id", "page_redirects.page_id")
    .select("pages.id")
    .where("page_redirects.path", "=", path)
    .where("page_redirects.locale", "=", locale)
    .where("pages.published_version_id", "is not", null)
    .where("pages.archived_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the paths from which visitors are redirected to a page, in alphabetical order, with cursors as in docs/api.md. */
export async function listRedirects(
  db: Executor,
  pageId: string,
  { limit, cursor = "" }: { limit: number; cursor?: string },
): Promise<ListPage<PageRedirect>> {
  const paths = await db
    .selectFrom("page_redirects")
    .select("path")
    .distinct()
    .where("page_id", "=", pageId)
    .where("path", ">", cursor)
    .orderBy("path")
    .limit(limit + 1)
    .execute();
  return listPage(paths, limit, ({ path }) => path);
}

/**
 * Finds the paths from which visitors are redirected to some pages, in one query.
 * @returns a function that gives those of a page, in alphabetical order.
 */
export async function findFormerPaths(db: Executor, pageIds: readonly string[]): Promise<(pageId: string) => string[]> {
  const rows = await db
    .selectFrom("page_redirects")
    .select(["page_id", "path"])
    .where("page_id", "in", pageIds)
    .orderBy("path")
    .execute();
  const byPage = Map.groupBy(rows, (row) => row.page_id);
  return (pageId) => [...new Set(byPage.get(pageId)?.map(({ path }) => path))];
}
