import type { Transaction } from "#db";
import { newId } from "#shared/server";
import type { AiInput, Attempting, MailInput, Outcome, Ports, WebhookInput } from "../ports.ts";
import { end, endStep, failStep } from "./advance.server.ts";
import type { Moved } from "./moved.ts";
import { keyOf, withAttempt, type ExecutionRow, type StepRow } from "./execution-row.ts";
import { readVersion } from "./read-context.server.ts";
import { isOutside, LEASE_MARGIN_MS, LEASE_MS, retryDelay, type OutsideType } from "./retry.ts";
import { openExecution, storeExecution } from "./store.server.ts";
import { lockExecution } from "./take.server.ts";

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

const GONE = { code: "DEADLINE", message: "It took too long and was given up" } as const;

function outsideStep({ execution, steps }: Moved): StepRow & { type: OutsideType } {
  const row = steps.get(execution.position);
  if (!row || !isOutside(row.type)) throw new Error("The execution isn't at a step that acts outside");
  return { ...row, type: row.type };
}

/**
 * Leases an execution that is due at a step that acts outside.
 * @returns undefined where its deadline has passed, or as many attempts ended with their process as there may be.
 */
export async function leaseAttempt(trx: Transaction, row: ExecutionRow, now: Date): Promise<Leased | undefined> {
  const moved = await openExecution(trx, row);
  const { execution } = moved;
  const step = outsideStep(moved);
  if (execution.deadline_at <= now.toISOString()) {
    endStep(moved, step, now, { reason: GONE.message });
    moved.steps.set(step.position, step);
    end(moved, "failed", now, GONE);
    await storeExecution(trx, moved, now);
    return undefined;
  }
  const lease = newId();
  const attempt = execution.attempts + 1;
  const dueAt = new Date(now.getTime() + LEASE_MS[step.type]).toISOString();
  await trx
    .updateTable("executions")
    .set({ lease, attempts: attempt, due_at: dueAt, status: "running", updated_at: now.toISOString() })
    .where("id", "=", execution.id)
    .execute();
  const { id: executionId, automation_id: automationId } = execution;
  const key = keyOf(execution, step.position);
  return { executionId, automationId, lease, type: step.type, input: step.input ?? "{}", key, attempt };
}

/** Calls the port of a step. @returns what became of it; anything that it throws is a reason to try again. */
export async function attemptStep(ports: Ports, { type, input, key, attempt }: Leased): Promise<Outcome> {
  const signal = AbortSignal.timeout(LEASE_MS[type] - LEASE_MARGIN_MS);
  const attempting: Attempting = { key, attempt, signal };
  // Stored by `prepareOutside`, and changed by nobody.
  const parsed: unknown = JSON.parse(input);
  if (type === "mail") return ports.mail(parsed as MailInput, attempting);
  if (type === "webhook") {
    return (
      ports.webhook?.(parsed as WebhookInput, attempting) ?? { kind: "failed", reason: "This site sends no webhooks" }
    );
  }
  return ports.ai?.(parsed as AiInput, attempting) ?? { kind: "failed", reason: "This site has no language model" };
}

/** Notes an attempt after which there will be another one. */
function postpone(moved: Moved, step: StepRow, reason: string, delayMs: number, now: Date): void {
  const { execution, touched } = moved;
  touched.add(step.position);
  step.status = "waiting";
  step.error = reason;
  step.attempts = withAttempt(step, { at: now.toISOString(), outcome: "retry", reason, run: execution.run });
  const dueAt = new Date(now.getTime() + delayMs).toISOString();
  Object.assign(execution, { status: "waiting", lease: null, due_at: dueAt });
}

/**
 * Stores what became of an attempt. Does nothing where another process has taken the execution since its lease ended, or
 * where it was cancelled.
 */
export async function settleAttempt(
  trx: Transaction,
  { noteSent }: Pick<Ports, "noteSent">,
  leased: Leased,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const row = await lockExecution(trx, { id: leased.executionId, lease: leased.lease });
  if (!row) return;
  const moved = await openExecution(trx, row);
  const { execution } = moved;
  const step: StepRow = outsideStep(moved);
  moved.steps.set(step.position, step);
  const delay = outcome.kind === "retry" ? retryDelay(leased.type, execution.attempts, outcome.afterMs) : undefined;
  if (outcome.kind === "done") {
    endStep(moved, step, now, { output: outcome.output });
    const entry = { type: execution.trigger_type, id: execution.entry };
    if (outcome.output?.sent !== false) await noteSent?.(trx, entry, leased.type);
    const { numbered } = await readVersion(trx, execution);
    const position = numbered[execution.position]?.next ?? numbered.length;
    // What follows has a transaction of its own: whatever fails there, this attempt is never made again.
    const goesOn = { position, kind: "own", status: "running", attempts: 0, lease: null, due_at: now.toISOString() };
    Object.assign(execution, goesOn);
  } else if (delay === undefined) failStep(moved, step, outcome.reason, now);
  else postpone(moved, step, outcome.reason, delay, now);
  await storeExecution(trx, moved, now);
}
