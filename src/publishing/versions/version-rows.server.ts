import type { Executor } from "#db";
import { newId } from "#shared/server";
import type { PublishReview } from "../contract/versions.ts";
import type { PageContent } from "../page.ts";
import { readStoredBlocks, readStoredTags, writeStored } from "../stored-content.ts";

type NewVersion = { pageId: string; content: PageContent; revision: number; author: string; summary: string };

/** Stores an immutable version. @returns its id. */
export async function insertVersion(
  db: Executor,
  { pageId, content, revision, author, summary }: NewVersion,
): Promise<string> {
  const id = newId();
  const documents = { meta_tags: writeStored(content.metaTags), blocks: writeStored(content.blocks) };
  const origin = { revision, author, summary, published_at: new Date().toISOString() };
  await db
    .insertInto("page_versions")
    .values({ id, page_id: pageId, ...documents, ...origin })
    .execute();
  return id;
}

/** @returns a version's content; undefined when this page has no such version. */
export async function findVersion(db: Executor, pageId: string, versionId: string): Promise<PageContent | undefined> {
  const row = await db
    .selectFrom("page_versions")
    .select(["meta_tags", "blocks"])
    .where("id", "=", versionId)
    .where("page_id", "=", pageId)
    .executeTakeFirst();
  return row && { metaTags: readStoredTags(row.meta_tags), blocks: readStoredBlocks(row.blocks) };
}

/** @returns the version of a page that visitors see; undefined when they see none. */
export async function findShownVersion(db: Executor, pageId: string): Promise<PublishReview["published"]> {
  return db
    .selectFrom("pages")
    .innerJoin("page_versions as version", "version.id", "pages.published_version_id")
    .select(["version.id", "version.revision", "version.published_at as publishedAt", "version.author"])
    .where("pages.id", "=", pageId)
    .executeTakeFirst();
}
