import { adminAddresses } from "#accounts/server";
import { startLeadDelivery } from "#leads/server";
import type { Services } from "./services.ts";

/**
 * Sends the team an email about each lead: to LEADS_EMAIL, or else to the active admins. Without SMTP_URL there are no
 * such emails, and the leads of that time get none later.
 * @returns a function that stops it.
 */
export function startLeadMails({ database, environment, origin, mail, log }: Services): () => Promise<void> {
  const { SMTP_URL, LEADS_EMAIL } = environment;
  if (!SMTP_URL) return async () => {};
  return startLeadDelivery({
    database,
    origin,
    findTeam: async () => LEADS_EMAIL ?? adminAddresses(database.db),
    send: mail.send,
    onFailure: (error, leadId, isGivenUp) => {
      if (isGivenUp) log.error({ leadId, err: error }, "email about a lead given up: the lead is still in the admin");
      else log.warn({ leadId, err: error }, "email about a lead not sent: it will be retried");
    },
  });
}
