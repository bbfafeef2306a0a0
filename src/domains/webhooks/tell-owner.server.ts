import type { Database } from "#db";
import { deliverNext, mailsOfRows } from "#forms/server";
import { repeatUntilStopped } from "#shared/server";
import { findEndpoint, type EndpointRow } from "./endpoints.server.ts";

/** The pause after no email was due: after an hour's wait, more precision isn't needed. */
const POLL_MS = 15_000;

/** An email about an endpoint. Its id is the same each time, so that mail programs recognise a duplicate. */
type EndpointMail = { subject: string; text: string; messageId: string };

/** What telling the owner needs. */
export type OwnerMails = {
  database: Database;
  /** Origin of this site's addresses. */
  origin: string;
  /** The recipients; without any, emails wait. */
  findOwners: () => Promise<readonly string[]>;
  /** Hands an email to the mail server; rejects when it isn't accepted. */
  send: (mail: EndpointMail & { to: readonly string[] }) => Promise<void>;
  /** Called for each failed attempt, with whether it was the last. Only the endpoint's id may be logged. */
  onFailure: (error: unknown, endpointId: string | undefined, isGivenUp: boolean) => void;
};

/** Writes the email about a failing endpoint. It names the host only: the rest of an address may be a secret. */
function endpointMail(row: EndpointRow, origin: string): EndpointMail {
  const { host } = new URL(row.url);
  const isGone = row.disabled_because === "gone";
  const since = (row.failing_since ?? "").slice(0, 16).replace("T", " ");
  const what = isGone
    ? `${host} answered that it wants no more webhooks. Nothing is sent there until you switch the endpoint on again.`
    : `No webhook has arrived at ${host} since ${since} UTC. Each is tried ten times over three days.`;
  return {
    subject: isGone ? `Webhooks to ${host} are switched off` : `Webhooks to ${host} are failing`,
    text: `${what}\n\nLast failure: ${row.failure ?? "unknown"}\n\nOpen the webhooks: ${origin}/admin/webhooks\n`,
    messageId: `<webhook-endpoint-${row.id}-${Date.parse(row.failing_since ?? "")}@${new URL(origin).hostname}>`,
  };
}

async function tell({ database, origin, findOwners, send }: OwnerMails, id: string): Promise<void> {
  const endpoint = await findEndpoint(database.db, id);
  // Healthy again since the email was taken.
  if (!endpoint.ok || endpoint.value.failing_since === null) return;
  const to = await findOwners();
  if (to.length === 0) throw new Error("Nobody gets emails about webhooks: set up the first admin");
  await send({ ...endpointMail(endpoint.value, origin), to });
  await database.db
    .updateTable("webhook_endpoints")
    .set({ told_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Delivers the email about an endpoint that has been due longest (`deliverNext`). @returns whether one was delivered. */
export function tellOwner(mails: OwnerMails, now = () => new Date()): Promise<boolean> {
  const { database, onFailure } = mails;
  const rows = mailsOfRows(database, "webhook_endpoints");
  return deliverNext({ ...rows, send: (id) => tell(mails, id), onFailure }, now);
}

/** Tells owners until it is stopped. @returns a function that stops it and waits for the email that is being sent. */
export function startTellingOwners(mails: OwnerMails): () => Promise<void> {
  return repeatUntilStopped(() => tellOwner(mails), POLL_MS);
}
