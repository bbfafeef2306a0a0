import type { Transaction } from "#db";
import { countWords, type JsonObject } from "#shared";
import { fieldsIn } from "../check/fields-in.ts";
import type { MetaTag } from "../page.ts";
import { parentPath } from "../path.ts";
import { readStoredBlocks, readStoredTags } from "../stored-content.ts";
import { readPostMeta } from "./post-meta.ts";

type State = "draft" | "published";

/** @returns how many words people read in blocks. */
export function wordsIn(blocks: readonly JsonObject[]): number {
  const texts = blocks.flatMap((block) => fieldsIn(block).flatMap((field) => field.texts));
  return texts.reduce((sum, text) => sum + countWords(text), 0);
}

type Listed = { id: string; path: string; locale: string; title: string; metaTags: readonly MetaTag[] };

/** Replaces what lists show of a post in one of its states. Its tags go with the row that they belong to. */
async function writeListing(
  trx: Transaction,
  state: State,
  { id, path, locale, title, metaTags }: Listed,
  { date = "", words = 0 }: { date?: string; words?: number } = {},
): Promise<void> {
  await removeListing(trx, id, state);
  const { tags, date: given, cover, coverAlt, description, author, title: own } = readPostMeta(metaTags);
  const publishedAt = given || date;
  const blog = parentPath(path);
  await trx
    .insertInto("post_listings")
    .values({
      page_id: id,
      state,
      path,
      blog,
      locale,
      title: own || title,
      description,
      cover,
      cover_alt: coverAlt,
      author,
      published_at: publishedAt,
      words,
    })
    .execute();
  if (tags.length > 0) {
    await trx
      .insertInto("post_tags")
      .values(
        tags.map(({ tag, label }) => ({ page_id: id, state, tag, label, blog, locale, published_at: publishedAt })),
      )
      .execute();
  }
}

async function removeListing(trx: Transaction, pageId: string, state: State): Promise<void> {
  await trx.deleteFrom("post_listings").where("page_id", "=", pageId).where("state", "=", state).execute();
}

/** Writes what the admin's list shows of a post's draft; does nothing for other pages. */
export async function listDraftPost(trx: Transaction, pageId: string, metaTags: readonly MetaTag[]): Promise<void> {
  const page = await trx
    .selectFrom("pages")
    .select(["id", "path", "locale", "title"])
    .where("id", "=", pageId)
    .where("kind", "=", "post")
    .executeTakeFirst();
  if (page) await writeListing(trx, "draft", { ...page, metaTags });
}

/**
 * Writes what public lists show of a post after its version or its status changed: nothing of one that visitors don't see.
 * A post that nobody has edited yet is listed in the admin as it is published. Does nothing for other pages.
 */
export async function listPublishedPost(trx: Transaction, pageId: string): Promise<void> {
  const page = await trx
    .selectFrom("pages")
    .leftJoin("page_versions", "page_versions.id", "pages.published_version_id")
    .select(["pages.id", "pages.path", "pages.locale", "pages.title", "pages.archived_at"])
    .select(["page_versions.meta_tags", "page_versions.blocks"])
    .select((eb) =>
      eb
        .selectFrom("page_versions as first")
        .select((inner) => inner.fn.min("first.published_at").as("first"))
        .whereRef("first.page_id", "=", "pages.id")
        .as("first_published_at"),
    )
    .where("pages.id", "=", pageId)
    .where("pages.kind", "=", "post")
    .executeTakeFirst();
  if (!page) return;
  const { meta_tags: metaTags, blocks, archived_at, first_published_at } = page;
  if (metaTags === null || blocks === null || archived_at !== null) return removeListing(trx, pageId, "published");
  const listed = { ...page, metaTags: readStoredTags(metaTags) };
  const words = wordsIn(readStoredBlocks(blocks));
  await writeListing(trx, "published", listed, { date: first_published_at ?? "", words });
  if (!(await isListed(trx, pageId, "draft"))) await writeListing(trx, "draft", listed);
}

async function isListed(trx: Transaction, pageId: string, state: State): Promise<boolean> {
  const row = await trx
    .selectFrom("post_listings")
    .select("page_id")
    .where("page_id", "=", pageId)
    .where("state", "=", state)
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves what lists show of a post with its page. */
export async function moveListings(trx: Transaction, pageId: string, path: string): Promise<void> {
  const blog = parentPath(path);
  await trx.updateTable("post_listings").set({ path, blog }).where("page_id", "=", pageId).execute();
  await trx.updateTable("post_tags").set({ blog }).where("page_id", "=", pageId).execute();
}
