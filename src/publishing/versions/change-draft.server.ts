import type { Executor } from "#db";
import { fail, type JsonObject, newKey, ok, type Result } from "#shared";
import { inSlices } from "#shared/server";
import type { BatchAnswer } from "../contract/operations.ts";
import { serverBatch } from "../drafts/append.server.ts";
import type { Drafts } from "../drafts/drafts.server.ts";
import { checkBlocks } from "../operations/check-blocks.ts";
import type { Draft } from "../operations/draft-content.ts";
import { keyOf } from "../operations/draft.ts";
import { insertBlocks } from "../operations/insert-all.ts";
import { operationsToInSteps } from "../operations/operations-to.ts";
import type { MetaTag } from "../page.ts";
import { findVersion } from "./version-rows.server.ts";

type Author = { pageId: string; author: string };

/**
 * Restores a version's content in the draft with operations, so that others' work stays in the log.
 * @returns NOT_FOUND when the page has no such version, or the refusals of `Drafts.change`.
 */
export async function restoreVersion(
  db: Executor,
  drafts: Drafts,
  { pageId, author }: Author,
  versionId: string,
): Promise<Result<BatchAnswer>> {
  const version = await findVersion(db, pageId, versionId);
  if (!version) return fail("NOT_FOUND", "This page has no such version");
  return drafts.change(pageId, author, async ({ revision, state }) =>
    ok(serverBatch(await inSlices(operationsToInSteps(state.draft, version, newKey)), revision, "restore")),
  );
}

/**
 * Imports blocks in the form of blocks.json into a draft, in place of its own or after them. Meta tags stay unless new
 * ones are given.
 * @returns INVALID with the path of the fault; then nothing is stored.
 */
export async function importBlocks(
  drafts: Drafts,
  { pageId, author }: Author,
  { blocks, metaTags }: { blocks: readonly JsonObject[]; metaTags?: readonly MetaTag[] },
  mode: "replace" | "append",
): Promise<Result<BatchAnswer>> {
  const checked = checkBlocks(blocks);
  if (!checked.ok) return checked;
  const content = (draft: Draft) => ({ metaTags: [...(metaTags ?? draft.metaTags)], blocks: [...blocks] });
  return drafts.change(pageId, author, async ({ revision, state: { draft } }) => {
    const last = draft.blocks.at(-1);
    const operations =
      mode === "append"
        ? insertBlocks(blocks, last ? keyOf(last) : null, newKey)
        : await inSlices(operationsToInSteps(draft, content(draft), newKey));
    return ok(serverBatch(operations, revision, "import"));
  });
}
