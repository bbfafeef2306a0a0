import type { Transaction } from "#db";
import { messageOf } from "#shared";
import type { AiInput, Attempting, MailInput, Outcome, Ports, WebhookInput } from "../ports.ts";
import { end, endStep, failStep, park, postpone, type Moved } from "./moved.ts";
import { readName, readVersion } from "./read-context.server.ts";
import { ATTEMPT_MS, isOutside, RENEW_MS, retryDelay } from "./retry.ts";
import { lockLeased, openExecutions, renewLease, storeExecutions } from "./store.server.ts";
import type { Attempted, Leased, RoundNeeds } from "./types.ts";

async function callPort(ports: Ports, { type, input, key, attempt: number }: Leased): Promise<Outcome> {
  const attempting: Attempting = { key, attempt: number, signal: AbortSignal.timeout(ATTEMPT_MS[type]) };
  // Stored by `prepareOutside`, and changed by nobody.
  const parsed: unknown = JSON.parse(input);
  const made =
    type === "mail"
      ? ports.mail?.(parsed as MailInput, attempting)
      : type === "webhook"
        ? ports.webhook?.(parsed as WebhookInput, attempting)
        : ports.ai?.(parsed as AiInput, attempting);
  return (await made) ?? { kind: "failed", reason: "This site can’t do that" };
}

/** Makes an attempt, and renews its lease meanwhile. @returns the outcome; anything thrown is a reason to retry. */
export async function attempt({ database, ports, now, onFailure }: RoundNeeds, leased: Leased): Promise<Outcome> {
  const renewing = setInterval(() => {
    renewLease(database, leased, now()).catch(onFailure);
  }, RENEW_MS).unref();
  try {
    return await callPort(ports, leased);
  } catch (error) {
    onFailure(error, leased.executionId);
    // The sender of webhooks hasn't planned this try, and without a time it would be the last one.
    return { kind: "retry", reason: messageOf(error), afterMs: retryDelay("own", leased.attempt) };
  } finally {
    clearInterval(renewing);
  }
}

type Settling = Pick<Ports, "noteSent"> & { trx: Transaction; now: Date };

async function settle(moved: Moved, { outcome, leased }: Attempted, { trx, noteSent, now }: Settling): Promise<void> {
  const { execution, steps } = moved;
  const step = steps.get(execution.position);
  if (!step) throw new Error("The execution isn't at a step that acts outside");
  if (outcome.kind !== "done") {
    const { kind, reason } = outcome;
    const delay = kind === "retry" ? retryDelay(leased.type, execution.attempts, outcome.afterMs) : undefined;
    return delay === undefined ? failStep(moved, step, reason, now) : postpone(moved, step, reason, delay, now);
  }
  endStep(moved, step, now, { output: outcome.output });
  if (noteSent && outcome.output?.sent !== false) {
    const entry = { type: execution.trigger_type, id: execution.entry };
    await noteSent(trx, entry, { step: leased.type, automation: await readName(trx, execution) });
  }
  const { numbered } = await readVersion(trx, execution);
  execution.position = numbered[execution.position]?.next ?? numbered.length;
  const next = numbered[execution.position]?.step.type;
  // What follows has a transaction of its own: whatever fails there, this attempt is never made again.
  return next ? park(moved, isOutside(next) ? next : "own", now.toISOString()) : end(moved, "done", now);
}

/**
 * Stores the outcomes of attempts. Ignores those that were cancelled, or whose execution another process has taken since
 * the lease ended; so storing an outcome twice does no harm.
 */
export async function settleAttempts(
  trx: Transaction,
  { noteSent }: Pick<Ports, "noteSent">,
  attempted: readonly Attempted[],
  now: Date,
): Promise<void> {
  const byLease = new Map(attempted.map((one) => [one.leased.lease, one]));
  const leases = attempted.map(({ leased }) => leased);
  const all = await openExecutions(trx, await lockLeased(trx, leases));
  for (const moved of all) {
    const one = byLease.get(moved.execution.lease ?? "");
    if (one) await settle(moved, one, { trx, noteSent, now });
  }
  await storeExecutions(trx, all, now);
}
