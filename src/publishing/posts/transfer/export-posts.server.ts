import { sql } from "kysely";
import type { Executor } from "#db";
import { DEFAULT_LOCALE } from "#shared";
import { inSlices, yieldToRequests, type ZipFile } from "#shared/server";
import { readState } from "../../drafts/draft-rows.server.ts";
import { contentInSteps } from "../../operations/draft-content.ts";
import type { PageContent } from "../../page.ts";
import { findFormerPaths } from "../../pages/redirects.server.ts";
import { findVersion } from "../../versions/version-rows.server.ts";
import { markdownFileOf } from "./front-matter-of.ts";

const BATCH = 100;

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Reads some posts, in the order of their paths and languages. */
function readRows(db: Executor, after: { path: string; locale: string } | undefined) {
  let query = db
    .selectFrom("pages")
    .leftJoin("post_listings as listing", (join) =>
      join.onRef("listing.page_id", "=", "pages.id").on("listing.state", "=", "published"),
    )
    .select([
      "pages.id",
      "pages.path",
      "pages.locale",
      "pages.title",
      "pages.draft_revision",
      "pages.published_revision",
    ])
    .select(["pages.published_version_id", "listing.published_at"])
    .where("pages.kind", "=", "post")
    .where("pages.archived_at", "is", null)
    .orderBy("pages.path")
    .orderBy("pages.locale")
    .limit(BATCH);
  if (after) query = query.where(sql<boolean>`(pages.path, pages.locale) > (${after.path}, ${after.locale})`);
  return query.execute();
}

/** The newest text of a post: its draft, else what visitors see. */
async function contentOf(db: Executor, { id, published_version_id: versionId }: Row): Promise<PageContent> {
  const draft = await readState(db, id);
  if (draft) return inSlices(contentInSteps(draft.state.draft));
  const shown = versionId === null ? undefined : await findVersion(db, id, versionId);
  return shown ?? { metaTags: [], blocks: [] };
}

function isShown({ published_version_id: versionId, draft_revision: draft, published_revision: shown }: Row): boolean {
  return versionId !== null && (draft ?? 0) <= (shown ?? 0);
}

async function fileOf(db: Executor, row: Row, formerPaths: readonly string[]): Promise<ZipFile> {
  const { path, locale, title: name, published_at: publishedAt } = row;
  const post = { path, locale, name, formerPaths, content: await contentOf(db, row), isPublished: isShown(row) };
  const text = markdownFileOf({ ...post, ...(publishedAt !== null && publishedAt !== "" && { publishedAt }) });
  const folder = locale === DEFAULT_LOCALE ? "" : `${locale}/`;
  return { name: `${folder}${path.slice(1)}.md`, content: Buffer.from(text), at: new Date(publishedAt || 0) };
}

/**
 * Reads all posts that aren't archived as Markdown files, one after the other, in the order of their paths. A text that
 * visitors don't see exactly so is marked as a draft.
 */
export async function* exportPosts(db: Executor): AsyncGenerator<ZipFile> {
  let rows = await readRows(db, undefined);
  while (rows.length > 0) {
    const formerPaths = await findFormerPaths(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      yield await fileOf(db, row, formerPaths(row.id));
      await yieldToRequests();
    }
    rows = await readRows(db, rows.at(-1));
  }
}
