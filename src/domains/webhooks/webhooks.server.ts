import type { Database, Executor } from "#db";
import { fail, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import { bodyOf, type Adapter } from "./adapters.ts";
import {
  ensureEndpoint,
  findByUrl,
  findEndpoint,
  readReceiver,
  secretsOf,
  type EndpointRow,
} from "./endpoints.server.ts";
import { recordOutcome } from "./health.server.ts";
import { nextAttempt } from "./retry.ts";
import type { WebhookEvent } from "./event.ts";
import type { Outcome } from "./outcome.ts";
import { readHeaders } from "./own-headers.ts";
import { sendWebhook, type SendOptions, type SendRequest } from "./send.server.ts";

/** A webhook for the endpoint of an address. */
type Delivery = Pick<SendRequest, "url" | "id" | "body" | "signal">;

/** What a step sends. */
type WebhookStep = { url: string; format: Adapter; event: WebhookEvent };

/** An attempt at a step: `key` is the same for all of them, `attempt` counts from 1. */
type Attempting = { key: string; attempt: number; signal: AbortSignal };

/** The outcome of an attempt. `afterMs`: when to try again; missing after the tenth. */
type StepOutcome =
  | { kind: "done"; output: { status: number; ms: number; answer: string } }
  | { kind: "retry"; reason: string; afterMs?: number }
  | { kind: "failed"; reason: string };

/** Sends webhooks, and keeps track of their receivers' health. */
export type Webhooks = {
  /** Hosts in the operator's own network that may receive webhooks, as `host` or `host:port`. */
  allowedHosts: readonly string[];
  /**
   * Makes sure that an address has an endpoint, in the transaction that stores what sends webhooks to it.
   * @returns its id and its secret, for the receiver; INVALID for an address that webhooks can't go to.
   */
  endpointFor: (trx: Executor, receiver: { url: string }) => Promise<Result<{ id: string; secret: string }, "INVALID">>;
  /** Sends a webhook once with the secrets of its endpoint, and keeps what that says about the endpoint's health. */
  deliver: (delivery: Delivery) => Promise<Outcome>;
  /** Attempts a step of an automation: delivers its event, and says what follows from the outcome. */
  attempt: (step: WebhookStep, attempting: Attempting) => Promise<StepOutcome>;
  /** Sends a test by the same path, even to an endpoint that is switched off. @returns NOT_FOUND. */
  test: (id: string, format: Adapter) => Promise<Result<Outcome, "NOT_FOUND">>;
};

function stepOutcome(outcome: Outcome, attempt: number, now: Date): StepOutcome {
  if (outcome.kind === "delivered") {
    const { status, ms, answer } = outcome;
    return { kind: "done", output: { status, ms, answer } };
  }
  if (outcome.kind !== "retry") return { kind: "failed", reason: outcome.reason };
  const at = nextAttempt(attempt, now, Math.random(), outcome.retryAfter);
  const wait = at === undefined ? {} : { afterMs: Date.parse(at) - now.getTime() };
  return { kind: "retry", reason: outcome.reason, ...wait };
}

const SWITCHED_OFF = "This endpoint is switched off: nothing was sent";
const UNKNOWN = "This address has no endpoint, or no longer does: save the automation again";

/** Opens the sending of webhooks. @param now the clock, which tests set. */
export function openWebhooks(database: Database, options: SendOptions, now = () => new Date()): Webhooks {
  const { db } = database;

  async function send(endpoint: EndpointRow, { id, body, signal }: Omit<Delivery, "url">): Promise<Outcome> {
    const secrets = secretsOf(endpoint, now());
    const headers = readHeaders(endpoint.headers);
    const outcome = await sendWebhook(options, { url: endpoint.url, secrets, headers, id, body, signal });
    // A request that its caller stopped says nothing about the receiver.
    if (!signal?.aborted || outcome.kind === "delivered") await recordOutcome(db, endpoint, outcome, now());
    return outcome;
  }

  async function deliver({ url, ...delivery }: Delivery): Promise<Outcome> {
    const read = readReceiver(url, options.allowedHosts);
    if (!read.ok) return { kind: "refused", reason: read.error.message };
    const endpoint = await findByUrl(db, read.value);
    if (!endpoint) return { kind: "refused", reason: UNKNOWN };
    return endpoint.disabled_at === null ? send(endpoint, delivery) : { kind: "refused", reason: SWITCHED_OFF };
  }

  return {
    allowedHosts: options.allowedHosts,
    endpointFor: async (trx, { url }) => {
      const read = readReceiver(url, options.allowedHosts);
      return read.ok ? ok(await ensureEndpoint(trx, read.value, now())) : fail("INVALID", read.error.message);
    },
    deliver,
    attempt: async ({ url, format, event }, { key, attempt, signal }) => {
      // The signature needs an id without a full stop.
      const outcome = await deliver({ url, id: key.replaceAll(".", "_"), body: bodyOf(format, event), signal });
      return stepOutcome(outcome, attempt, now());
    },
    test: async (id, format) => {
      const endpoint = await findEndpoint(db, id);
      if (!endpoint.ok) return endpoint;
      const event = { type: "webhook.test", timestamp: now().toISOString(), data: { endpoint: id } };
      return ok(await send(endpoint.value, { id: newId(), body: bodyOf(format, event) }));
    },
  };
}
