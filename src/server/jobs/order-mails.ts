import { adminAddresses } from "#accounts/server";
import { startOrderDelivery } from "#billing/server";
import type { Services } from "../services.ts";

/**
 * Sends the team an email about each order of a plan, to the same people as those about leads. Without SMTP_URL there are
 * none, and the orders of that time get none later.
 * @returns a function that stops it.
 */
export function startOrderMails({ database, environment, origin, mail, log }: Services): () => Promise<void> {
  const { SMTP_URL, LEADS_EMAIL } = environment;
  if (!SMTP_URL) return async () => {};
  return startOrderDelivery({
    database,
    origin,
    findTeam: async () => LEADS_EMAIL ?? adminAddresses(database.db),
    send: mail.send,
    onFailure: (error, orderId, isGivenUp) => {
      if (isGivenUp)
        log.error({ orderId, err: error }, "email about an order given up: the order is still in the admin");
      else log.warn({ orderId, err: error }, "email about an order not sent: it will be retried");
    },
  });
}
