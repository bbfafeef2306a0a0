import type { Sent } from "#drafts";
import type { Batch } from "#publishing";
import { ApiError, isRefusal } from "#client";
import { call } from "../call.ts";
import { readDraft } from "./read-draft.ts";

/** A connection without an answer for this long is lost. */
const LIMIT_MS = 30_000;

function failureOf(error: unknown): Sent {
  if (!(error instanceof ApiError)) return { kind: "lost" };
  const { status, code, message, details } = error;
  if (status === 429) return { kind: "lost", retryAfterMs: (details.retryAfter ?? 1) * 1000 };
  if (!isRefusal(error)) return { kind: "lost" };
  if (status === 401) return { kind: "signedOut" };
  if (status === 403 || status === 404 || code === "PAGE_ARCHIVED") return { kind: "closed", message };
  // A proxy in front says so in its own words.
  return { kind: "refused", code: status === 413 ? "TOO_LARGE" : code, message };
}

/**
 * Sends a batch once, and reads the draft where the answer leaves out the changes since. The request outlives the page
 * if it is small enough. Never throws.
 */
export async function sendBatch(pageId: string, batch: Batch): Promise<Sent> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const sent = { params: { id: pageId }, body: batch, signal, outlivesPage: true };
  try {
    const answer = await call("POST /api/pages/:id/operations", sent);
    return {
      kind: "answered",
      answer: answer.mustReload ? { ...answer, ...(await readDraft(pageId, signal)) } : answer,
    };
  } catch (error) {
    return failureOf(error);
  }
}
