import { adminAddresses } from "#accounts/server";
import { startTellingOwners } from "#webhooks/server";
import type { Services } from "../services.ts";

/**
 * Sends the active admins an email about each receiver of webhooks that has failed for an hour. Without SMTP_URL only the
 * admin pages say so.
 * @returns a function that stops it.
 */
export function startEndpointMails({ database, environment, origin, mail, log }: Services): () => Promise<void> {
  if (!environment.SMTP_URL) return async () => {};
  return startTellingOwners({
    database,
    origin,
    findOwners: () => adminAddresses(database.db),
    send: mail.send,
    onFailure: (error, endpointId, isGivenUp) => {
      const message = isGivenUp ? "email about a webhook endpoint given up" : "email about a webhook endpoint not sent";
      log.warn({ endpointId, err: error }, message);
    },
  });
}
