import { safePost, type Resolver } from "#shared/server";
import { MAX_ANSWER, type Outcome } from "./outcome.ts";
import { readRetryAfter } from "./retry.ts";
import { withoutValues, type OwnHeader } from "./own-headers.ts";
import { signWebhook } from "./sign.server.ts";

/** For everything: looking the name up, connecting, sending, reading. Source: Standard Webhooks, "Deliverability". */
const TIMEOUT_MS = 20_000;

/** Where webhooks may go. */
export type SendOptions = {
  /** Hosts in the operator's own network that may receive webhooks, as `host` or `host:port`. */
  allowedHosts: readonly string[];
  /** 20 s by default. */
  timeoutMs?: number;
  /** The system's resolver by default. */
  resolve?: Resolver;
};

/** One try to deliver a webhook. `id` is the same at each try, so that the receiver can tell repeats. */
export type SendRequest = {
  url: string;
  /** One, or two while an old one is being replaced. */
  secrets: readonly string[];
  /** Those of the endpoint; none by default. */
  headers?: readonly OwnHeader[];
  id: string;
  /** JSON. */
  body: string;
  signal?: AbortSignal;
};

const firstOf = (text: string) => text.slice(0, MAX_ANSWER).toWellFormed();

/** The system's word for what went wrong, such as ECONNREFUSED or CERT_HAS_EXPIRED. */
function codeOf(cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return /^[A-Z][A-Z_\d]+$/.test(code) ? ` (${code})` : "";
}

/**
 * Sends a signed webhook once (Standard Webhooks). Only public addresses and `allowedHosts` are reached, whatever a name
 * leads to; redirects aren't followed. Never throws on anything that an address or a receiver does.
 */
export async function sendWebhook(options: SendOptions, request: SendRequest): Promise<Outcome> {
  const { url, secrets, headers: own = [], id, body, signal } = request;
  const { timeoutMs = TIMEOUT_MS, allowedHosts, resolve } = options;
  const begun = performance.now();
  const added = Object.fromEntries(own.map(({ name, value }) => [name, value]));
  const headers = { ...added, ...signWebhook(id, body, secrets, new Date()), "Idempotency-Key": id };
  const posted = await safePost(url, { headers, body, timeoutMs, allowedHosts, resolve, signal });
  if (!posted.ok) {
    const { code, message, cause } = posted.error;
    if (code === "URL_INVALID" || code === "ADDRESS_PRIVATE") return { kind: "refused", reason: message };
    return { kind: "retry", reason: code === "TIMEOUT" ? message : message + codeOf(cause) };
  }
  const { status, text, retryAfter } = posted.value;
  const answer = firstOf(withoutValues(text, own));
  if (status >= 200 && status < 300) {
    return { kind: "delivered", status, ms: Math.round(performance.now() - begun), answer };
  }
  if (status === 410) return { kind: "gone", reason: "The receiver wants no more webhooks (status 410)" };
  const reason =
    status >= 300 && status < 400
      ? `The receiver redirects (status ${status}): enter the address that it redirects to`
      : `The receiver answered with status ${status}`;
  return { kind: "retry", reason, status, answer, retryAfter: readRetryAfter(retryAfter, new Date()) };
}
