import type { PageKind } from "#publishing";
import { counted } from "#client";
import type { BulkProgress, PageWay } from "./bulk-pages.ts";

/** What is done to pages, as a button, while it is being done, and afterwards. */
export const WAY_WORDS: Readonly<Record<PageWay, { now: string; ongoing: string; done: string }>> = {
  publish: { now: "Publish", ongoing: "Publishing", done: "published" },
  archive: { now: "Archive", ongoing: "Archiving", done: "archived" },
  restore: { now: "Restore", ongoing: "Restoring", done: "restored" },
};

/** What is said at the end about pages that were left as they are: how many, and why the first one was; empty for none. */
export function refusedPages({ refused }: BulkProgress, kind: PageKind): string {
  const [first] = refused;
  if (!first) return "";
  const left = `${counted(refused.length, kind)} left as ${refused.length === 1 ? "it is" : "they are"}`;
  return `${left}. “${first.page.title || first.page.path}”: ${first.message}`;
}
