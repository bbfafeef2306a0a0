import { makeSubmit, type FormStore } from "#forms/server";
import { searchText } from "#db";
import { newId } from "#shared/server";
import { ORIGIN_LIMITS, type FormOrigin } from "#forms";
import { parseSubscriber, type Subscriber } from "./newsletter.ts";

/**
 * Stores a subscriber with the page it came from. An address that is already subscribed, in whatever case, stays as it
 * is, also when two posts arrive at once. Resolves only when the row is durable.
 * @param suspicious the hidden field was filled: kept apart, and never blocks a real sign-up.
 */
async function saveSubscriber(
  { database }: FormStore,
  subscriber: Subscriber,
  origin: FormOrigin,
  suspicious: boolean,
  now = new Date(),
): Promise<void> {
  const createdAt = now.toISOString();
  const pagePath = origin.path.slice(0, ORIGIN_LIMITS.path);
  await database.db
    .insertInto("subscribers")
    .values({
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
    })
    .onConflict((conflict) => conflict.column("email_key").where("suspicious_at", "is", null).doNothing())
    .execute();
}

/** The newsletter form (spec 3, 7). */
export const submitNewsletter = makeSubmit({
  parse: parseSubscriber,
  save: saveSubscriber,
  thanks: "newsletterThanks",
});
