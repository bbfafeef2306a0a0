import type { Database } from "#db";
import { repeatUntilStopped } from "#shared/server";
import { findLead } from "./lead-list.server.ts";
import { leadMail, type LeadMail } from "./lead-mail-text.ts";
import { postponeLeadMail, settleLeadMail, takeLeadMail } from "./lead-mails.server.ts";

/** The pause after there was no due email, or after one failed. */
const POLL_MS = 2000;

/** The dependencies of the delivery. */
export type LeadDelivery = {
  database: Database;
  /** Origin of this site's addresses. */
  origin: string;
  /** The recipients; without any, emails wait. */
  findTeam: () => Promise<readonly string[]>;
  /** Hands an email to the mail server; rejects when it isn't accepted. */
  send: (mail: LeadMail & { to: readonly string[] }) => Promise<void>;
  /** Called for each failed attempt, with whether it was the last. Only the lead's id may be logged. */
  onFailure: (error: unknown, leadId: string | undefined, isGivenUp: boolean) => void;
};

/**
 * Delivers the email that has been due longest: at least once, even if the process dies at any moment, because the row
 * is deleted only after the mail server has accepted the email or refused it for days. Never rejects.
 * @returns whether an email was delivered.
 */
export async function deliverLead(delivery: LeadDelivery, now = () => new Date()): Promise<boolean> {
  const { database, onFailure } = delivery;
  let leadId: string | undefined;
  let isGivenUp = false;
  try {
    const taken = await takeLeadMail(database, now());
    if (!taken) return false;
    ({ leadId } = taken);
    try {
      await sendLead(delivery, leadId);
    } catch (error) {
      isGivenUp = !(await postponeLeadMail(database.db, taken, now()));
      throw error;
    }
    await settleLeadMail(database.db, taken);
    return true;
  } catch (error) {
    onFailure(error, leadId, isGivenUp);
    return false;
  }
}

async function sendLead({ database, origin, findTeam, send }: LeadDelivery, leadId: string): Promise<void> {
  const lead = await findLead(database.db, leadId);
  // Deleted since it was taken, and its email with it.
  if (!lead.ok) return;
  const to = await findTeam();
  if (to.length === 0) throw new Error("Nobody gets emails about leads: set LEADS_EMAIL, or set up the first admin");
  await send({ ...leadMail(lead.value, origin), to });
}

/**
 * Delivers emails until it is stopped. @returns a function that stops it and waits for the email that is being sent; an
 * interrupted one is delivered after the next start.
 */
export function startLeadDelivery(delivery: LeadDelivery): () => Promise<void> {
  return repeatUntilStopped(() => deliverLead(delivery), POLL_MS);
}
