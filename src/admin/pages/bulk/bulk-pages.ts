import type { PageSummary } from "#publishing";
import { isRefusal, messageOf } from "#client";
import { call } from "../../call.ts";
import { holdsSharedBlocks } from "../page.ts";

/** What can be done to several pages. */
export type PageWay = "publish" | "archive" | "restore";

/** Whether something can be done to a page. */
export const fits: Readonly<Record<PageWay, (page: PageSummary) => boolean>> = {
  publish: ({ status }) => status === "draft" || status === "changed",
  archive: (page) => page.status !== "archived" && !holdsSharedBlocks(page),
  restore: ({ status }) => status === "archived",
};

/** What has been done so far. `refused`: what the site refuses, such as to publish an incomplete page. */
export type BulkProgress = { done: PageSummary[]; refused: { page: PageSummary; message: string }[] };

const act: Readonly<Record<PageWay, (page: PageSummary) => Promise<unknown>>> = {
  // What has been changed since the list was read isn't published unseen.
  publish: ({ id, revision }) => call("POST /api/pages/:id/publish", { params: { id }, body: { revision } }),
  archive: ({ id }) => call("POST /api/pages/:id/archive", { params: { id } }),
  restore: ({ id }) => call("POST /api/pages/:id/unarchive", { params: { id } }),
};

/**
 * Does something to pages, one after the other: each is checked as if it were the only one.
 * @param isStopped is asked before each page. @param onProgress is called after each one.
 * @throws what no page can be blamed for, such as a lost connection; what was done before is in `progress`.
 */
export async function changePages(
  way: PageWay,
  pages: readonly PageSummary[],
  { progress, isStopped, onProgress }: { progress: BulkProgress; isStopped: () => boolean; onProgress: () => void },
): Promise<void> {
  for (const page of pages) {
    if (isStopped()) return;
    try {
      await act[way](page);
      progress.done.push(page);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      progress.refused.push({ page, message: messageOf(error) });
    }
    onProgress();
  }
}
