import { startConfirmMails } from "#subscribers/server";
import type { Services } from "../services.ts";

/**
 * Asks people by email to confirm that they signed up for the newsletter. Without SMTP_URL the emails are kept in the
 * outbox, as those about accounts are.
 * @returns a function that stops it.
 */
export function startAskingSubscribers({ database, secret, origin, settings, mail, log }: Services) {
  return startConfirmMails({
    database,
    secret,
    origin,
    siteName: () => settings.current.siteName,
    send: mail.send,
    onFailure: (error, subscriberId, isGivenUp) => {
      const message = isGivenUp ? "email to a subscriber given up" : "email to a subscriber not sent";
      log.warn({ subscriberId, err: error }, message);
    },
  });
}
