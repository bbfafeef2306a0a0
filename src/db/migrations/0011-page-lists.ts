import { sql, type Kysely } from "kysely";

/** The rows of each list, by their last change: all pages, and those of each status that few pages may have. */
const LISTS = {
  pages_by_change: sql``,
  archived_pages: sql`where archived_at is not null`,
  unpublished_pages: sql`where published_revision is null`,
  changed_pages: sql`where draft_revision > published_revision`,
};

/**
 * Copies what lists show into the row of a page: in a version or a draft it is stored behind the content, which a list
 * would have to read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("pages").addColumn("published_at", "text").execute();
  await db.schema.alterTable("pages").addColumn("published_revision", "integer").execute();
  await db.schema.alterTable("pages").addColumn("draft_revision", "integer").execute();
  await sql`
    update pages set
      published_at = (select published_at from page_versions where page_versions.id = pages.published_version_id),
      published_revision = (select revision from page_versions where page_versions.id = pages.published_version_id),
      draft_revision = (select revision from page_drafts where page_drafts.page_id = pages.id)`.execute(db);
  for (const [name, rows] of Object.entries(LISTS)) {
    await sql`create index ${sql.ref(name)} on pages (updated_at, id) ${rows}`.execute(db);
  }
}
