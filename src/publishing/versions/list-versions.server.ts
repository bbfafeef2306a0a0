import { listPage, type ListPage } from "#contract";
import type { Executor } from "#db";
import type { VersionSummary } from "../contract/versions.ts";

/** Lists the published versions of a page, latest first. */
export async function listVersions(
  db: Executor,
  pageId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<ListPage<VersionSummary>> {
  let query = db
    .selectFrom("page_versions")
    .innerJoin("pages", "pages.id", "page_versions.page_id")
    .select(["page_versions.id", "page_versions.revision", "page_versions.published_at as publishedAt"])
    .select(["page_versions.author", "page_versions.summary", "pages.published_version_id"])
    .where("page_versions.page_id", "=", pageId)
    .orderBy("page_versions.id", "desc")
    .limit(limit + 1);
  if (cursor) query = query.where("page_versions.id", "<", cursor);
  const rows = await query.execute();
  const versions = rows.map(({ published_version_id, ...row }) =>
    Object.assign(row, { isCurrent: row.id === published_version_id }),
  );
  return listPage(versions, limit, ({ id }) => id);
}
