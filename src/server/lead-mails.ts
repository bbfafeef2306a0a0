import { adminAddresses } from "#auth/server";
import { startLeadDelivery } from "#forms/server";
import { isObject } from "#shared";
import type { Services } from "./services.ts";

/** What may be logged of a mail that was not taken: a mail server's text repeats addresses, so only its codes. */
function reasonOf(error: unknown): object {
  if (!isObject(error) || error.code === undefined) return { err: error };
  return { code: error.code, responseCode: error.responseCode };
}

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
    onFailure: (error, leadId) =>
      log.warn({ leadId, ...reasonOf(error) }, "a mail about a lead waits: it is tried again"),
  });
}
