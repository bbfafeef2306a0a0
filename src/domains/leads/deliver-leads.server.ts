import type { Database } from "#db";
import { findLead } from "./lead-list.server.ts";
import { leadMail, type LeadMail } from "./lead-mail-text.ts";
import { postponeLeadMail, settleLeadMail, takeLeadMail } from "./lead-mails.server.ts";

/** How long nobody asks for due mails after there was none, or after one failed. */
const REST_MS = 2000;

/** What the delivery of mails about leads works with. */
export type LeadDelivery = {
  database: Database;
  /** Origin of this site's addresses. */
  origin: string;
  /** Who gets the mails; nobody: they wait. */
  findTeam: () => Promise<readonly string[]>;
  /** Hands a mail to the mail server; rejects when it was not taken. */
  send: (mail: LeadMail & { to: readonly string[] }) => Promise<void>;
  /** Hears of each attempt that failed, and whether it was the last. The lead's id is all that may be logged of it. */
  onFailure: (error: unknown, leadId: string | undefined, isGivenUp: boolean) => void;
};

/**
 * Delivers the mail that has been due longest: at least once, also when the process dies at any moment, because the row
 * goes only after the mail server has the mail or refused it for days. Never rejects.
 * @returns whether a mail was delivered.
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
  // Deleted since it was taken, and its mail with it.
  if (!lead.ok) return;
  const to = await findTeam();
  if (to.length === 0) throw new Error("Nobody gets mails about leads: set LEADS_EMAIL, or set up the first admin");
  await send({ ...leadMail(lead.value, origin), to });
}

/** Delivers mails until it is stopped. @returns the function that stops; it waits for the mail that is being sent; a later
 * start delivers one that was cut. */
export function startLeadDelivery(delivery: LeadDelivery): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  async function deliverDue(): Promise<void> {
    while (!stopping.signal.aborted && (await deliverLead(delivery)));
    if (!stopping.signal.aborted) timer = setTimeout(deliverAgain, REST_MS).unref();
  }

  function deliverAgain(): void {
    round = deliverDue();
  }

  deliverAgain();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await round;
  };
}
