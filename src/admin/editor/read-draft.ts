import type { Draft } from "#publishing";
import { getJson } from "../api.ts";
import { pageApi } from "../pages/page.ts";

type Answer = { revision: number; page: Pick<Draft, "metaTags" | "blocks">; annotations: Draft["annotations"] };

/** Reads a page's draft as the server has it now. @throws ApiError */
export async function readDraft(pageId: string, signal?: AbortSignal): Promise<{ draft: Draft; revision: number }> {
  const { revision, page, annotations } = await getJson<Answer>(`${pageApi(pageId)}/draft`, {}, signal);
  return { revision, draft: { ...page, annotations } };
}
