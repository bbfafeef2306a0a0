import type { Executor } from "#db";
import { ok, type Result } from "#shared";
import { inSlices, yieldToRequests } from "#shared/server";
import type { PublishReview } from "../contract/versions.ts";
import { diffInSteps } from "../diff.ts";
import type { Drafts } from "../drafts/drafts.server.ts";
import { readOperations } from "../drafts/log.server.ts";
import { contentInSteps } from "../operations/draft-content.ts";
import { outlineOf } from "../outline.ts";
import { checkInSteps, type CheckContext } from "../publish-check.ts";
import { contributionsOf } from "./contributions.ts";
import { findShownVersion, findVersion } from "./version-rows.server.ts";

/** Reviews a draft as it would be published now. @returns NOT_FOUND. */
export async function reviewDraft(
  db: Executor,
  drafts: Drafts,
  pageId: string,
  context: CheckContext,
): Promise<Result<PublishReview>> {
  const read = await drafts.read(pageId);
  if (!read.ok) return read;
  const { revision, state } = read.value;
  const published = await findShownVersion(db, pageId);
  const before = published && (await findVersion(db, pageId, published.id));
  const log = await readOperations(db, pageId, published?.revision ?? 0);
  // The draft may have changed since it was read.
  const operations = log.operations.filter((operation) => operation.revision <= revision);
  const contributions = contributionsOf(operations, state, context.kind);
  await yieldToRequests();
  const report = await inSlices(checkInSteps(state.draft, context));
  const content = before && (await inSlices(contentInSteps(state.draft)));
  return ok({
    revision,
    published,
    changes: before && content ? await inSlices(diffInSteps(before, content, context.kind)) : [],
    outline: before ? undefined : outlineOf(state.draft.blocks),
    contributions,
    ...report,
  });
}
