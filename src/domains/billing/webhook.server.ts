import type Stripe from "stripe";
import { fail, ok, type Result } from "#shared";
import { followSession, followSubscription, type Following } from "./sync.server.ts";

/** Seconds that a signature is valid. */
const TOLERANCE = 300;

/** @returns the subscription that an invoice is for; undefined for any other invoice. */
function subscriptionOfInvoice({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === "object" ? subscription.id : subscription;
}

/** What an event is about: a session, or a subscription. Only its id is taken from the event. */
function subjectOf(event: Stripe.Event): { session?: string; subscription?: string } {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- Stripe has more than two hundred types
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.expired":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
      return { session: event.data.object.id };
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return { subscription: event.data.object.id };
    case "invoice.paid":
    case "invoice.payment_failed":
    case "invoice.payment_action_required":
      return { subscription: subscriptionOfInvoice(event.data.object) };
    default:
      return {};
  }
}

/** Brings an event into effect: its object is read from Stripe, so that it is never an old state. */
async function follow(following: Following, event: Stripe.Event): Promise<void> {
  const cause = { id: event.id, type: event.type };
  const { session, subscription } = subjectOf(event);
  if (session !== undefined) await followSession(following, session, { cause });
  if (subscription !== undefined) await followSubscription(following, subscription, cause);
}

/**
 * Takes an event: its signature is checked before anything else, and its effect is stored together with its id, once.
 * @param body exactly as it arrived. @param signature the header `Stripe-Signature`.
 * @returns BAD_SIGNATURE; UNAVAILABLE where Stripe can't be asked, so that it sends the event again.
 */
export async function receiveEvent(
  following: Following,
  body: string,
  signature: string,
): Promise<Result<Record<string, never>, "BAD_SIGNATURE" | "UNAVAILABLE" | "PAYMENT_REFUSED">> {
  const { database, stripe, now } = following;
  const { webhooks } = await stripe.open();
  let event: Stripe.Event;
  try {
    const at = now().getTime();
    event = webhooks.constructEvent(body, signature, stripe.webhookSecret, TOLERANCE, undefined, at);
  } catch {
    return fail("BAD_SIGNATURE", "The signature is missing, wrong or too old");
  }
  const known = await database.db
    .selectFrom("stripe_events")
    .select("id")
    .where("id", "=", event.id)
    .executeTakeFirst();
  if (known) return ok({});
  const followed = await stripe.call(() => follow(following, event));
  return followed.ok ? ok({}) : followed;
}
