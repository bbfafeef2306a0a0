import type { Transaction } from "#db";
import type { AiInput, Attempting, MailInput, Outcome, Ports, WebhookInput } from "../ports.ts";
import { withAttempt, type StepRow } from "./execution-row.ts";
import { end, endStep, failStep, park, type Moved } from "./moved.ts";
import { readVersion } from "./read-context.server.ts";
import { ATTEMPT_MS, isOutside, LEASE_MS, retryDelay, type OutsideType } from "./retry.ts";
import { openExecutions, storeExecutions } from "./store.server.ts";
import { lockLeased } from "./take.server.ts";

/** An attempt that this process has taken: nobody else makes one before its lease ends. */
export type Leased = {
  executionId: string;
  automationId: string;
  lease: string;
  type: OutsideType;
  /** JSON: what the step was prepared with. */
  input: string;
  key: string;
  attempt: number;
};

/** An attempt, and what became of it. */
export type Attempted = { leased: Leased; outcome: Outcome };

/** Calls the port of a step. @returns what became of it; anything that it throws is a reason to try again. */
export async function attemptStep(ports: Ports, { type, input, key, attempt }: Leased): Promise<Outcome> {
  const attempting: Attempting = { key, attempt, signal: AbortSignal.timeout(ATTEMPT_MS[type]) };
  // Stored by `prepareOutside`, and changed by nobody.
  const parsed: unknown = JSON.parse(input);
  const made =
    type === "mail"
      ? ports.mail?.(parsed as MailInput, attempting)
      : type === "webhook"
        ? ports.webhook?.(parsed as WebhookInput, attempting)
        : ports.ai?.(parsed as AiInput, attempting);
  return (await made) ?? { kind: "failed", reason: "This site can't do that" };
}

/** Keeps the lease of an attempt that takes long. */
export async function renewLease(trx: Transaction, { executionId, lease }: Leased, now: Date): Promise<void> {
  await trx
    .updateTable("executions")
    .set({ due_at: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where("id", "=", executionId)
    .where("lease", "=", lease)
    .execute();
}

/** Notes an attempt after which there will be another one. */
function postpone({ execution, touched }: Moved, step: StepRow, reason: string, delayMs: number, now: Date): void {
  touched.add(step.position);
  step.status = "waiting";
  step.error = reason;
  step.attempts = withAttempt(step, { at: now.toISOString(), outcome: "retry", reason, run: execution.run });
  const dueAt = new Date(now.getTime() + delayMs).toISOString();
  Object.assign(execution, { status: "waiting", lease: null, due_at: dueAt });
}

type Settling = { trx: Transaction; noteSent: Ports["noteSent"]; now: Date };

async function settle(moved: Moved, { outcome, leased }: Attempted, { trx, noteSent, now }: Settling): Promise<void> {
  const { execution, steps } = moved;
  const step = steps.get(execution.position);
  if (!step) throw new Error("The execution isn't at a step that acts outside");
  if (outcome.kind !== "done") {
    const { type } = leased;
    const delay = outcome.kind === "retry" ? retryDelay(type, execution.attempts, outcome.afterMs) : undefined;
    if (delay === undefined) failStep(moved, step, outcome.reason, now);
    else postpone(moved, step, outcome.reason, delay, now);
    return;
  }
  endStep(moved, step, now, { output: outcome.output });
  const entry = { type: execution.trigger_type, id: execution.entry };
  if (outcome.output?.sent !== false) await noteSent?.(trx, entry, leased.type);
  const { numbered } = await readVersion(trx, execution);
  execution.position = numbered[execution.position]?.next ?? numbered.length;
  const next = numbered[execution.position]?.step.type;
  // What follows has a transaction of its own: whatever fails there, this attempt is never made again.
  if (next) park(moved, isOutside(next) ? "outside" : "own", now.toISOString());
  else end(moved, "done", now);
}

/**
 * Stores what became of attempts. Does nothing about those whose execution another process has taken since its lease ended,
 * or which were cancelled; so the same may be stored twice.
 */
export async function settleAttempts(
  trx: Transaction,
  { noteSent }: Pick<Ports, "noteSent">,
  attempted: readonly Attempted[],
  now: Date,
): Promise<void> {
  const byLease = new Map(attempted.map((one) => [one.leased.lease, one]));
  const all = await openExecutions(
    trx,
    await lockLeased(
      trx,
      attempted.map(({ leased }) => leased),
    ),
  );
  for (const moved of all) {
    const one = byLease.get(moved.execution.lease ?? "");
    if (one) await settle(moved, one, { trx, noteSent, now });
  }
  await storeExecutions(trx, all, now);
}
