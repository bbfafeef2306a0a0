import type { Executor } from "#db";
import { fail, type JsonObject, newKey, ok, type Result, type Steps } from "#shared";
import { inSlices } from "#shared/server";
import type { BatchAnswer } from "../contract/operations.ts";
import { serverBatch } from "../drafts/append.server.ts";
import type { Drafts } from "../drafts/drafts.server.ts";
import { findBatch } from "../drafts/log.server.ts";
import { canonicalBlock } from "../operations/canonical.ts";
import { checkBlocksInSteps } from "../operations/check-blocks.ts";
import { appliedInSteps, clearedInSteps } from "../operations/clear-annotations.ts";
import { copyMarks, copyTagMarks } from "../operations/copy-marks.ts";
import type { Draft } from "../operations/draft-content.ts";
import { keyOf, type Annotation, type DraftState } from "../operations/draft.ts";
import { insertBlocks } from "../operations/insert-all.ts";
import type { Operation } from "../operations/operation.ts";
import { operationsToInSteps } from "../operations/operations-to.ts";
import type { MetaTag } from "../page.ts";
import { checkRevision } from "./publish-draft.server.ts";
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
  return drafts.change(pageId, author, async ({ revision, state }) => {
    const operations = await inSlices(operationsToInSteps(state.draft, version, newKey));
    return ok(serverBatch(await inSlices(clearedInSteps(state, operations)), revision, "restore"));
  });
}

const IMPORT = "import";

type Imported = {
  id?: string;
  /** Of the draft that its author saw. */
  revision?: number;
  blocks: readonly JsonObject[];
  metaTags?: readonly MetaTag[];
  /** Those on the blocks and meta tags; the blocks then have keys, which the draft gets others for. */
  annotations?: readonly Annotation[];
};

/** Finds the operations that annotate imported content. @param operations those that import it. */
function* marksInSteps(
  state: DraftState,
  operations: readonly Operation[],
  { blocks, metaTags = [], annotations = [] }: Imported,
): Steps<Operation[]> {
  if (annotations.length === 0) return [];
  const after = (yield* appliedInSteps(state, operations)).draft.blocks.slice(-blocks.length);
  const marks = copyTagMarks(metaTags, annotations);
  for (const [index, block] of blocks.entries()) {
    yield;
    marks.push(...copyMarks(canonicalBlock(block), after[index] ?? {}, annotations));
  }
  return marks;
}

/**
 * Imports blocks in the form of blocks.json into a draft, in place of its own or after them. Meta tags stay unless new
 * ones are given. What was imported with an id before isn't imported again.
 * @returns INVALID with the path of the fault, or DRAFT_MOVED when the draft is past `revision`; then nothing is stored.
 */
export async function importBlocks(
  drafts: Drafts,
  { pageId, author }: Author,
  imported: Imported,
  mode: "replace" | "append",
): Promise<Result<BatchAnswer>> {
  const { id, blocks, metaTags } = imported;
  const checked = await inSlices(checkBlocksInSteps(blocks));
  if (!checked.ok) return checked;
  const content = (draft: Draft) => ({ metaTags: [...(metaTags ?? draft.metaTags)], blocks: [...blocks] });
  return drafts.change(pageId, author, async (current, trx) => {
    const { revision, state } = current;
    const { draft } = state;
    if (id && (await findBatch(trx, pageId, `${IMPORT}-${id}`, id))) return ok(serverBatch([], revision, IMPORT));
    const seen = checkRevision(current, imported.revision);
    if (!seen.ok) return seen;
    const last = draft.blocks.at(-1);
    const operations =
      mode === "append"
        ? insertBlocks(blocks, last ? keyOf(last) : null, newKey)
        : await inSlices(operationsToInSteps(draft, content(draft), newKey));
    const marks = await inSlices(marksInSteps(state, operations, imported));
    const all = await inSlices(clearedInSteps(state, [...operations, ...marks]));
    return ok(serverBatch(all, revision, IMPORT, id));
  });
}
