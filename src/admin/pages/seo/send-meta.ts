import { ApiError, isRefusal } from "#client";
import { call } from "../../call.ts";
import { CLIENT_ID, newClientId } from "../../live/index.ts";

const RETRY_MS = 3000;

/** One change of a meta tag: what its author saw there, and what it is to be; null for none. */
export type MetaChange = { name: string; value: string | null; was: string | null };

/** How a change came out: stored, or what somebody else had put there meanwhile. */
export type MetaOutcome = { revision: number; theirs?: string | null };

/** Waits until the connection may be back. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, RETRY_MS);
    window.addEventListener("online", done);
  });
}

/**
 * Sends a change as one batch, again and again until the server answers: it decides each batch only once.
 * @throws ApiError when the server refuses it.
 */
export async function sendMeta(
  pageId: string,
  baseRevision: number,
  change: MetaChange,
  onOffline: () => void,
): Promise<MetaOutcome> {
  const batch = {
    baseRevision,
    clientId: CLIENT_ID,
    batchId: newClientId(),
    operations: [{ type: "setMeta" as const, ...change }],
  };
  for (;;) {
    try {
      const { revision, conflicts } = await call("POST /api/pages/:id/operations", {
        params: { id: pageId },
        body: batch,
      });
      const [conflict] = conflicts;
      if (!conflict) return { revision };
      return { revision, theirs: typeof conflict.currentValue === "string" ? conflict.currentValue : null };
    } catch (error) {
      if (!(error instanceof ApiError) || isRefusal(error)) throw error;
      onOffline();
      await pause();
    }
  }
}
