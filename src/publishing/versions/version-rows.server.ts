import type { Executor, Transaction } from "#db";
import { inSlices, newId } from "#shared/server";
import type { PublishReview } from "../contract/versions.ts";
import type { PageContent } from "../page.ts";
import { listPublishedPost } from "../posts/listings.server.ts";
import { readStoredBlocks, readStoredTags, writeStored, writeStoredInSteps } from "../stored-content.ts";

type NewVersion = { pageId: string; content: PageContent; revision: number; author: string; summary: string };

/** A version that visitors see, as the page names it. */
type ShownVersion = { id: string; revision: number; published_at: string };

/** Makes visitors see a version of a page, or none; lists of posts follow. */
export async function showVersion(trx: Transaction, pageId: string, version: ShownVersion | undefined): Promise<void> {
  const shown = {
    published_version_id: version?.id ?? null,
    published_at: version?.published_at ?? null,
    published_revision: version?.revision ?? null,
  };
  const page = await trx.updateTable("pages").set(shown).where("id", "=", pageId).returning("kind").executeTakeFirst();
  if (page?.kind === "post") await listPublishedPost(trx, pageId);
}

/** Stores an immutable version. */
export async function insertVersion(
  db: Executor,
  { pageId, content, revision, author, summary }: NewVersion,
): Promise<ShownVersion> {
  const id = newId();
  const blocks = await inSlices(writeStoredInSteps(content.blocks));
  const documents = { meta_tags: writeStored(content.metaTags), blocks };
  const version = { id, revision, published_at: new Date().toISOString() };
  await db
    .insertInto("page_versions")
    .values({ ...version, page_id: pageId, ...documents, author, summary })
    .execute();
  return version;
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
