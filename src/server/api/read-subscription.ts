import { failAt, ok, type Result } from "#shared";
import type { Subscription } from "../events/event-hub.ts";
import { isTopic, TOPICS } from "../events/topics.ts";
import { readRevision } from "./read-revision.ts";

const MAX_PAGES = 20;

const namesIn = (list: string): string[] => [...new Set(list.split(",").filter(Boolean))];

/**
 * Reads which pages and topics a browser subscribes to. `after` gives a revision for each page, or one for all. The last event that
 * a browser received (`Last-Event-ID`) takes precedence, but only for a single page: a revision doesn't name its page.
 */
export function readSubscription(
  query: { pages: string; after: string; topics: string },
  lastEventId: string | null,
): Result<Subscription> {
  const pages = namesIn(query.pages);
  const names = namesIn(query.topics);
  const topics = names.filter(isTopic);
  if (topics.length < names.length) {
    return failAt("INVALID", `The topics are: ${TOPICS.join(", ")}`, { path: ["topics"] });
  }
  if ((pages.length === 0 && topics.length === 0) || pages.length > MAX_PAGES) {
    return failAt("INVALID", `Name 1 to ${MAX_PAGES} pages: ?pages=ID,ID`, { path: ["pages"] });
  }
  const after = query.after.split(",");
  if (after.some((text) => text !== "" && readRevision(text) === undefined)) {
    return failAt("INVALID", "Name a revision for each page: ?after=12,3", { path: ["after"] });
  }
  const last = pages.length === 1 ? readRevision(lastEventId ?? "") : undefined;
  return ok({
    topics,
    pages: pages.map((pageId, index) => ({
      pageId,
      after: last ?? readRevision((after.length === 1 ? after[0] : after[index]) ?? ""),
    })),
  });
}
