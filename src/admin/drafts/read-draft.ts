import type { Draft } from "#publishing";
import { call } from "../call.ts";

/** A draft as it was when it was read. */
export type OpenedDraft = { draft: Draft; revision: number };

/** Reads a page's current draft from the server. @throws ApiError */
export async function readDraft(pageId: string, signal?: AbortSignal): Promise<OpenedDraft> {
  const { revision, page, annotations } = await call("GET /api/pages/:id/draft", {
    params: { id: pageId },
    signal,
  });
  return { revision, draft: { ...page, annotations } };
}
