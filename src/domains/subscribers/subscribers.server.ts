import { makeForm, type FormStore } from "#forms/server";
import { searchText, type Transaction } from "#db";
import { newId } from "#shared/server";
import { ORIGIN_LIMITS, type FormOrigin } from "#forms";
import { FORM_NAMES } from "#inbox";
import { addEntries, type NewEntry } from "#inbox/server";
import { announceSubscribers } from "./announce.server.ts";
import { newState, signUpAgain } from "./ask.server.ts";
import { NEWSLETTER_FORM, type Subscriber } from "./newsletter.ts";
import { parseSubscriber } from "./parse-subscriber.server.ts";

/** The sign-up as the inbox lists it. */
function entryOf(id: string, subscriber: Subscriber, origin: FormOrigin, isSuspicious: boolean, now: Date): NewEntry {
  return {
    id,
    kind: "subscriber",
    createdAt: now.toISOString(),
    form: FORM_NAMES.subscriber,
    name: `${subscriber.firstName} ${subscriber.lastName}`,
    email: subscriber.email,
    summary: "",
    texts: [],
    consentText: "",
    origin,
    isSuspicious,
  };
}

/** The row of a subscriber with the page it came from. */
function subscriberRow(subscriber: Subscriber, origin: FormOrigin, suspicious: boolean, now: Date) {
  const createdAt = now.toISOString();
  const pagePath = origin.path.slice(0, ORIGIN_LIMITS.path);
  return {
    id: newId(),
    created_at: createdAt,
    email: subscriber.email,
    email_key: subscriber.email.toLowerCase(),
    first_name: subscriber.firstName,
    last_name: subscriber.lastName,
    source: subscriber.source,
    page_path: pagePath,
    query: origin.query.slice(0, ORIGIN_LIMITS.query),
    locale: origin.locale,
    suspicious_at: suspicious ? createdAt : null,
    search_text: searchText([`${subscriber.firstName} ${subscriber.lastName}`, subscriber.email, pagePath]),
  };
}

/** What is stored of a sign-up. */
function rowOf(subscriber: Subscriber, origin: FormOrigin, suspicious: boolean, now: Date) {
  const row = subscriberRow(subscriber, origin, suspicious, now);
  return { row, entry: entryOf(row.id, subscriber, origin, suspicious, now) };
}

type SubscriberRow = ReturnType<typeof rowOf>;

/**
 * Stores subscribers; with `confirmsSubscribers` they are asked by email, and are on the list once they confirm. An address
 * that is already on it, in whatever case, stays as it is, also when several posts arrive at once. Suspicious ones are kept
 * apart, and never block a real sign-up.
 */
async function saveSubscribers(
  { confirmsSubscribers }: FormStore,
  trx: Transaction,
  rows: readonly SubscriberRow[],
  now: Date,
): Promise<void> {
  const isConfirmed = !confirmsSubscribers?.();
  const state = newState(isConfirmed, now);
  // In a fixed order, so that two transactions can't deadlock; the first of equal ones stays first.
  const sorted = rows
    .map(({ row }) => row)
    .toSorted((a, b) => (a.email_key < b.email_key ? -1 : Number(a.email_key > b.email_key)));
  const added = await trx
    .insertInto("subscribers")
    .values(sorted.map((row) => ({ ...row, ...state })))
    .onConflict((conflict) => conflict.column("email_key").where("suspicious_at", "is", null).doNothing())
    .returning("id")
    .execute();
  const ids = new Set(added.map(({ id }) => id));
  await addEntries(
    trx,
    rows.map(({ entry }) => entry).filter(({ id }) => ids.has(id)),
  );
  const subscribed: { id: string }[] = isConfirmed
    ? sorted.filter(({ id, suspicious_at }) => ids.has(id) && suspicious_at === null)
    : [];
  const known = sorted.filter(({ id, suspicious_at }) => !ids.has(id) && suspicious_at === null);
  for (const key of new Set(known.map((row) => row.email_key))) {
    subscribed.push(...(await signUpAgain(trx, key, isConfirmed, now)));
  }
  await announceSubscribers(trx, subscribed, now);
}

/** The newsletter form (spec 3, 7). */
export const newsletterForm = makeForm({
  name: NEWSLETTER_FORM,
  parse: parseSubscriber,
  rowOf,
  saveAll: saveSubscribers,
  // The same for everyone: nobody learns whether an address is on the list.
  thanks: ({ newsletterThanks, newsletterAsked }, { confirmsSubscribers }) =>
    confirmsSubscribers?.() ? newsletterAsked : newsletterThanks,
});
