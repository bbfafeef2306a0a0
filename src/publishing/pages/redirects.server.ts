import type { Executor } from "#db";
import type { Locale } from "#shared";
import { bySpecificity, candidatePaths, fillPath, paramsOf } from "../path.ts";

/**
 * Finds where a page has gone that once stood at an address.
 * @returns the path where it is published now; undefined when none has been here.
 */
export async function findRedirect(db: Executor, address: string, locale: Locale): Promise<string | undefined> {
  const candidates = candidatePaths(address);
  if (candidates.length === 0) return undefined;
  const rows = await db
    .selectFrom("page_redirects")
    .innerJoin("pages", "pages.id", "page_redirects.page_id")
    .select(["page_redirects.path as from", "pages.path as to"])
    .where("page_redirects.path", "in", candidates)
    .where("page_redirects.locale", "=", locale)
    .where("pages.published_version_id", "is not", null)
    .where("pages.archived_at", "is", null)
    .execute();
  const [found] = rows.toSorted((a, b) => bySpecificity(a.from, b.from));
  return found && fillPath(found.to, paramsOf(found.from, address));
}
