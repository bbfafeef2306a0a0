import { adminAddresses } from "#accounts/server";
import { startLeadDelivery } from "#leads/server";
import type { Services } from "./services.ts";

/**
 * Sends a mail to the team for each lead: to LEADS_EMAIL, else to the active admins. Without SMTP_URL there are no such
 * mails, and leads that come meanwhile cause none later either.
 * @returns the function that stops.
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
