import type { Database } from "#db";
import { deliverNext, MAIL_POLL_MS } from "#forms/server";
import { noteSent } from "#inbox/server";
import { repeatUntilStopped } from "#shared/server";
import { findLead } from "./lead-list.server.ts";
import { leadMail, type LeadMail } from "./lead-mail-text.ts";
import { postponeLeadMail, settleLeadMail, takeLeadMail } from "./lead-mails.server.ts";

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

/** Delivers the email about a lead that has been due longest (`deliverNext`). @returns whether one was delivered. */
export function deliverLead(delivery: LeadDelivery, now = () => new Date()): Promise<boolean> {
  const { database, onFailure } = delivery;
  return deliverNext(
    {
      take: (at) => takeLeadMail(database, at),
      send: (id) => sendLead(delivery, id),
      settle: (taken) =>
        database.inTransaction(async (trx) => {
          await noteSent(trx, taken.id, "Email to the team");
          await settleLeadMail(trx, taken);
        }),
      postpone: (taken, due) => postponeLeadMail(database.db, taken, due),
      onFailure,
    },
    now,
  );
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
  return repeatUntilStopped(() => deliverLead(delivery), MAIL_POLL_MS);
}
