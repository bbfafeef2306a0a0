import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
/** Of a secret; the specification asks for 24 to 64. */
const SECRET_BYTES = 32;

/** Makes the secret of an endpoint, as receivers enter it. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/** An id of printable ASCII without a full stop, which separates it from the time that follows it. */
const ID = /^[\x21-\x2d\x2f-\x7e]{1,255}$/;

/**
 * Makes the headers that prove where a webhook comes from (Standard Webhooks): its id, the time, and a signature of
 * `id.timestamp.body` with each secret.
 * @param secrets as `newSecret` makes them: one, or two while an old one is being replaced.
 * @throws an Error for an id that can't be signed, or no secrets.
 */
export function signWebhook(id: string, body: string, secrets: readonly string[], now: Date): Record<string, string> {
  if (!ID.test(id) || secrets.length === 0) throw new Error("A webhook needs a secret, and an id without a full stop");
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
