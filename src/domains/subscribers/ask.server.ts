import type { Transaction } from "#db";

/** The minimum time between two requests to confirm one address, however often someone enters it. */
const ASK_AGAIN_MS = 24 * 60 * 60_000;

/** The columns of a new sign-up: it has to be confirmed, or is on the list at once. */
export function newState(isConfirmed: boolean, now: Date) {
  const at = now.toISOString();
  return isConfirmed
    ? { confirmed_at: at, asked_at: null, mail_due_at: null, mail_attempts: 0 }
    : { confirmed_at: null, asked_at: at, mail_due_at: at, mail_attempts: 0 };
}

/**
 * Signs up an address that is already stored. Nothing changes for one that gets the newsletter. Any other is asked to confirm
 * again, at the earliest a day after the last time; where sign-ups aren't confirmed, it is back on the list. Someone who had
 * confirmed and then unsubscribed needn't wait.
 * @returns those who get the newsletter from now on.
 */
export async function signUpAgain(
  trx: Transaction,
  emailKey: string,
  isConfirmed: boolean,
  now: Date,
): Promise<{ id: string }[]> {
  const at = now.toISOString();
  const query = trx
    .updateTable("subscribers")
    .where("email_key", "=", emailKey)
    .where("suspicious_at", "is", null)
    .where((eb) => eb.or([eb("confirmed_at", "is", null), eb("unsubscribed_at", "is not", null)]));
  if (isConfirmed) {
    return query.set({ confirmed_at: at, unsubscribed_at: null, mail_due_at: null }).returning("id").execute();
  }
  const longAgo = new Date(now.getTime() - ASK_AGAIN_MS).toISOString();
  await query
    .set({ asked_at: at, mail_due_at: at, mail_attempts: 0 })
    .where((eb) =>
      eb.or([
        eb("asked_at", "is", null),
        eb("asked_at", "<=", longAgo),
        eb.and([eb("confirmed_at", "is not", null), eb("asked_at", "<", eb.ref("unsubscribed_at"))]),
      ]),
    )
    .execute();
  return [];
}
