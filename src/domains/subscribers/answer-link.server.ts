import type { Database, Executor, Transaction } from "#db";
import type { Locale } from "#shared";
import { announceSubscribers } from "./announce.server.ts";
import { linkAddress } from "./links.server.ts";
import { stateOf, type SubscriberState } from "./state.ts";

/** Reads whether someone gets the newsletter. @returns undefined for someone who was erased, or is kept as suspicious. */
export async function readState(db: Executor, id: string): Promise<SubscriberState | undefined> {
  const row = await db
    .selectFrom("subscribers")
    .select(["confirmed_at", "unsubscribed_at", "asked_at"])
    .where("id", "=", id)
    .where("suspicious_at", "is", null)
    .executeTakeFirst();
  return row && stateOf(row);
}

/**
 * Confirms a sign-up, once and for all, and starts the automations about it: the same link does so again as often as it is used, but not after its owner has
 * unsubscribed.
 * @returns whether they get the newsletter now.
 */
export async function confirmSubscriber(
  { db, inTransaction }: Pick<Database, "db" | "inTransaction">,
  id: string,
  now: Date,
): Promise<boolean> {
  await inTransaction(async (trx) => announceSubscribers(trx, await confirm(trx, id, now), now));
  return (await readState(db, id)) === "subscribed";
}

async function confirm(trx: Transaction, id: string, now: Date): Promise<{ id: string }[]> {
  return trx
    .updateTable("subscribers")
    .set({ confirmed_at: now.toISOString(), unsubscribed_at: null, mail_due_at: null })
    .where("id", "=", id)
    .where("suspicious_at", "is", null)
    .where((eb) => eb.or([eb("confirmed_at", "is", null), eb("unsubscribed_at", "is not", null)]))
    .where((eb) => eb.or([eb("unsubscribed_at", "is", null), eb("asked_at", ">", eb.ref("unsubscribed_at"))]))
    .returning("id")
    .execute();
}

/**
 * Reads where an email to a subscriber goes, and the address that unsubscribes them, which it has to carry as a header
 * (`Message`) and in its text (`withLeaveLine`, in their language). Ask right before each email is sent, a repeated try
 * included.
 * @returns undefined for someone who doesn't get the newsletter: nothing may be sent.
 */
export async function readRecipient(
  db: Executor,
  signed: { secret: string; origin: string },
  id: string,
): Promise<{ to: string; unsubscribe: string; locale: Locale } | undefined> {
  const row = await db
    .selectFrom("subscribers")
    .select(["email", "locale", "confirmed_at", "unsubscribed_at", "asked_at"])
    .where("id", "=", id)
    .where("suspicious_at", "is", null)
    .executeTakeFirst();
  if (!row || stateOf(row) !== "subscribed") return undefined;
  const { email: to, locale } = row;
  return { to, unsubscribe: linkAddress(signed, "unsubscribe", { id, locale }), locale };
}

/** Unsubscribes. An email that is queued for them isn't sent. */
export async function unsubscribe(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .updateTable("subscribers")
    .set({ unsubscribed_at: now.toISOString(), mail_due_at: null })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("unsubscribed_at", "is", null), eb("asked_at", ">", eb.ref("unsubscribed_at"))]))
    .execute();
}
