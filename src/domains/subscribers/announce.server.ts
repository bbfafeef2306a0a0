import { trigger } from "#automations/server";
import type { Transaction } from "#db";

/** Starts the automations about people who now get the newsletter: once for each person, however often they sign up. */
export async function announceSubscribers(
  trx: Transaction,
  subscribers: readonly { id: string }[],
  now: Date,
): Promise<void> {
  await trigger(
    trx,
    subscribers.map(({ id }) => ({ type: "subscriber", entry: id })),
    now,
  );
}
