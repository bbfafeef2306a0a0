import { readableLine } from "#contract";
import { doOrRollBack, type Database } from "#db";
import { fail, type Locale, newKey, ok, type Result } from "#shared";
import { inSlices } from "#shared/server";
import { appendBatch, serverBatch } from "../drafts/append.server.ts";
import { readRevision, snapshotOf } from "../drafts/draft-rows.server.ts";
import { checkBlocksInSteps } from "../operations/check-blocks.ts";
import { emptyState, type Annotation } from "../operations/draft.ts";
import { insertContent } from "../operations/insert-all.ts";
import { metaValue, type PageContent, type PageKind } from "../page.ts";
import { listDraftPost } from "../posts/listings.server.ts";
import { addFormerPaths } from "./change-redirects.server.ts";
import { claimPath, insertPage } from "./page-rows.server.ts";

export type NewPage = {
  id?: string;
  kind?: PageKind;
  path: string;
  locale: Locale;
  title: string;
  content: PageContent;
  /** Paths from which visitors are redirected to it (`addFormerPaths`). */
  formerPaths?: readonly string[];
  /** Those of the draft that the content is a copy of; its blocks then have keys. */
  annotations?: readonly Annotation[];
  author: string;
};

/**
 * Creates a page that visitors don't see yet, or finds the one that was created with this id; its content is the first
 * entry of its operation log.
 * @returns its id and revision, a reason against the path (see `claimPath`), or INVALID with the path of the fault.
 */
export async function createPage(
  { inTransaction, lockName }: Database,
  { id: own, kind = "page", path, locale, title, author, content: given, annotations, formerPaths = [] }: NewPage,
): Promise<Result<{ id: string; revision: number }>> {
  const name = readableLine(title) || path;
  const hasTitle = metaValue(given, "title") !== undefined;
  const metaTags = hasTitle ? given.metaTags : [{ name: "title", value: name }, ...given.metaTags];
  const content = { ...given, metaTags };
  const checked = await inSlices(checkBlocksInSteps(content.blocks));
  if (!checked.ok) return checked;
  return doOrRollBack({ inTransaction }, async (trx) => {
    const claimed = await claimPath(trx, lockName, { path, locale }, own);
    if (!claimed.ok) return claimed;
    const created = own === undefined ? undefined : await readRevision(trx, own);
    if (own !== undefined && created !== undefined) return ok({ id: own, revision: created });
    const id = await insertPage(trx, { id: own, kind, path, locale, title: name, author });
    await addFormerPaths(trx, { id, path, locale }, formerPaths);
    await trx
      .insertInto("page_drafts")
      .values({ page_id: id, revision: 0, ...snapshotOf(emptyState(), 0) })
      .execute();
    const batch = serverBatch(insertContent(content, newKey, annotations), 0, "new");
    const filled = await appendBatch(trx, { revision: 0, state: emptyState() }, { pageId: id, batch, author });
    if (!filled.ok) return fail("INVALID", filled.error.message);
    if (kind === "post") await listDraftPost(trx, id, content.metaTags);
    return ok({ id, revision: filled.value.draft.revision });
  });
}
