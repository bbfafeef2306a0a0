import { DueError, publishDue } from "#publishing/server";
import { repeatUntilStopped } from "#shared/server";
import type { Services } from "../services.ts";

/** How long a page may be late: what is due is looked for this often. */
const POLL_MS = 1000;
/** How long a page that couldn't be published is left for others. */
const RETRY_MS = 30_000;

type Needs = Pick<Services, "database" | "events" | "log">;

/**
 * Publishes scheduled pages when their time has come, the ones missed while no process ran first. Any process of the
 * site does it. A page that can't be published doesn't keep the others waiting.
 * @returns a function that stops it.
 */
export function startSchedules({ database, events, log }: Needs): () => Promise<void> {
  /** When a page that couldn't be published is tried again. */
  const failed = new Map<string, number>();
  const publish = async (): Promise<boolean> => {
    const now = Date.now();
    for (const [pageId, until] of failed) if (until <= now) failed.delete(pageId);
    try {
      const pageId = await publishDue(database, new Date(now), [...failed.keys()]);
      if (pageId === undefined) return false;
      log.info({ pageId }, "a scheduled page was published");
      await events.notifyPage(pageId);
      return true;
    } catch (error) {
      log.error({ err: error }, "a scheduled page could not be published: it will be tried again");
      if (error instanceof DueError) failed.set(error.pageId, now + RETRY_MS);
      return error instanceof DueError;
    }
  };
  return repeatUntilStopped(publish, POLL_MS);
}
