import { startCountingViews, startReplyDelivery, sweepEntries, sweepPageViews } from "#inbox/server";
import { sweepUnconfirmed } from "#subscribers/server";
import { repeatUntilStopped } from "#shared/server";
import type { Services } from "../services.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sends the team's replies: to the mail server, or without one into the outbox folder. */
function startReplies({ database, origin, mail, log }: Services): () => Promise<void> {
  return startReplyDelivery({
    database,
    origin,
    send: mail.send,
    onFailure: (error, replyId, isGivenUp) => {
      if (isGivenUp) log.error({ replyId, err: error }, "a reply is given up: it is still in the inbox");
      else log.warn({ replyId, err: error }, "a reply was not sent: it will be retried");
    },
  });
}

/** Deletes entries that are older than their form allows, and sign-ups that nobody confirmed, now and every day. */
function startSweeping({ database, entrySources, log }: Services): () => Promise<void> {
  const work = async (): Promise<boolean> => {
    try {
      const count = await sweepEntries(database, entrySources);
      if (count > 0) log.info({ count }, "entries of the inbox are deleted: they were kept as long as their forms say");
      const unconfirmed = await sweepUnconfirmed(database, entrySources);
      if (unconfirmed > 0) log.info({ count: unconfirmed }, "sign-ups that nobody has confirmed are deleted");
      await sweepPageViews(database);
    } catch (error) {
      log.error({ err: error }, "old entries of the inbox can't be deleted: it will be tried again");
    }
    return false;
  };
  return repeatUntilStopped(work, DAY_MS);
}

/** Starts the inbox's background work. @returns a function that stops it. */
export function startInbox(services: Services): () => Promise<void> {
  const { pageViews, log } = services;
  const onFailure = (error: unknown) => log.error({ err: error }, "views of pages can't be counted");
  const stops = [startReplies(services), startSweeping(services), startCountingViews(pageViews, onFailure)];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
