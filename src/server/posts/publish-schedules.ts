import { publishDue } from "#publishing/server";
import { repeatUntilStopped } from "#shared/server";
import type { Services } from "../services.ts";

/** How long a page may be late: what is due is looked for this often. */
const REST_MS = 1000;

/**
 * Publishes scheduled pages when their time has come; those of the time when no process ran come first. Any process of the
 * site does it.
 * @returns a function that stops it.
 */
export function startSchedules({ database, events, log }: Services): () => Promise<void> {
  const publish = async (): Promise<boolean> => {
    try {
      const pageId = await publishDue(database);
      if (pageId === undefined) return false;
      log.info({ pageId }, "a scheduled page was published");
      await events.notifyPage(pageId);
      return true;
    } catch (error) {
      log.error({ err: error }, "a scheduled page could not be published: it will be tried again");
      return false;
    }
  };
  return repeatUntilStopped(publish, REST_MS);
}
