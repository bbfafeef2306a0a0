/**
 * Whether someone gets the newsletter. `asked`: they signed up, and haven't confirmed it yet. A sign-up with an unconfirmed
 * address gets no email but the one that asks.
 */
export type SubscriberState = "subscribed" | "asked" | "unsubscribed";

/** The columns that the state depends on. */
export type StateColumns = { confirmed_at: string | null; unsubscribed_at: string | null; asked_at: string | null };

/** @returns the state of a sign-up. After unsubscribing, only a later sign-up asks again. */
export function stateOf({ confirmed_at, unsubscribed_at, asked_at }: StateColumns): SubscriberState {
  if (unsubscribed_at !== null) return (asked_at ?? "") > unsubscribed_at ? "asked" : "unsubscribed";
  return confirmed_at === null ? "asked" : "subscribed";
}
