import type { Executor } from "#db";
import type { EndpointRow } from "./endpoints.server.ts";
import { UNHEALTHY_MS } from "./endpoint.ts";
import type { Outcome } from "./outcome.ts";

/** How precise `delivered_at` is: a write for each webhook would say no more. */
const DELIVERED_WITHIN_MS = 60_000;

async function recordDelivered(db: Executor, { id, failing_since, delivered_at }: EndpointRow, now: Date) {
  const isFresh = delivered_at !== null && Date.parse(delivered_at) > now.getTime() - DELIVERED_WITHIN_MS;
  if (isFresh && failing_since === null) return;
  await db.updateTable("webhook_endpoints").set({ delivered_at: now.toISOString() }).where("id", "=", id).execute();
  // One that has refused further webhooks meanwhile stays switched off, and its owner is notified.
  await db
    .updateTable("webhook_endpoints")
    .set({ failing_since: null, failure: null, told_at: null, mail_due_at: null })
    .where("id", "=", id)
    .where("disabled_at", "is", null)
    .execute();
}

/** Nobody is notified about an endpoint that was switched off before, or while this try was made. */
async function recordFailed(db: Executor, { id }: EndpointRow, failure: string, now: Date): Promise<void> {
  await db.updateTable("webhook_endpoints").set({ failure }).where("id", "=", id).execute();
  const tellAt = new Date(now.getTime() + UNHEALTHY_MS).toISOString();
  await db
    .updateTable("webhook_endpoints")
    .set({ failing_since: now.toISOString(), mail_due_at: tellAt, mail_attempts: 0, told_at: null })
    .where("id", "=", id)
    .where("failing_since", "is", null)
    .where("disabled_at", "is", null)
    .execute();
}

/** Switches the endpoint off; its owner is notified at once. */
async function recordGone(db: Executor, { id, failing_since }: EndpointRow, failure: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("webhook_endpoints")
    .set({ disabled_at: at, disabled_because: "gone", failing_since: failing_since ?? at, failure })
    .set({ mail_due_at: at, mail_attempts: 0, told_at: null })
    .where("id", "=", id)
    .where("disabled_at", "is", null)
    .execute();
}

/**
 * Records what the last try says about an endpoint's health: since when it has been failing, that it is healthy again, or
 * gone. The email to the owner is due once it has failed for an hour.
 */
export async function recordOutcome(db: Executor, endpoint: EndpointRow, outcome: Outcome, now: Date): Promise<void> {
  if (outcome.kind === "delivered") return recordDelivered(db, endpoint, now);
  if (outcome.kind === "gone") return recordGone(db, endpoint, outcome.reason, now);
  return recordFailed(db, endpoint, outcome.reason, now);
}
