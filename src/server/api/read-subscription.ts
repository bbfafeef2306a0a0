import { failAt, ok, type Result } from "#shared";
import type { Subscription } from "../events/event-hub.ts";
import { readRevision } from "./read-revision.ts";

const MAX_PAGES = 20;

/**
 * Reads which pages a browser subscribes to. `after` gives a revision for each page, or one for all. The last event that
 * a browser received (`Last-Event-ID`) takes precedence, but only for a single page: a revision doesn't name its page.
 */
export function readSubscription(
  query: { pages: string; after: string },
  lastEventId: string | null,
): Result<Subscription> {
  const pages = [...new Set(query.pages.split(",").filter(Boolean))];
  if (pages.length === 0 || pages.length > MAX_PAGES) {
    return failAt("INVALID", `Name 1 to ${MAX_PAGES} pages: ?pages=ID,ID`, { path: ["pages"] });
  }
  const after = query.after.split(",");
  if (after.some((text) => text !== "" && readRevision(text) === undefined)) {
    return failAt("INVALID", "Name a revision for each page: ?after=12,3", { path: ["after"] });
  }
  const last = pages.length === 1 ? readRevision(lastEventId ?? "") : undefined;
  return ok(
    pages.map((pageId, index) => ({
      pageId,
      after: last ?? readRevision((after.length === 1 ? after[0] : after[index]) ?? ""),
    })),
  );
}
