import type { NumberedStep } from "../program.ts";
import type { Values } from "../values.ts";
import { isOutside, LEASE_MS, LONGEST_OWN_MS, retryDelay, type OutsideType } from "./retry.ts";
import { withAttempt, type ErrorCode, type ExecutionRow, type StepRow } from "./execution-row.ts";

/** An execution that is being moved. Changes are made in memory, and stored together by `storeExecutions`. */
export type Moved = { execution: ExecutionRow; steps: Map<number, StepRow>; touched: Set<number> };

/** The row of a step that is reached; one that is run again keeps its attempts. */
export function reach({ execution, steps, touched }: Moved, { index, step }: NumberedStep, now: Date): StepRow {
  touched.add(index);
  const before = steps.get(index);
  const isWaiting = before?.status === "waiting" && step.type === "wait";
  const row: StepRow = {
    execution_id: execution.id,
    position: index,
    type: step.type,
    status: "running",
    input: null,
    output: null,
    error: null,
    attempts: before?.attempts ?? "[]",
    started_at: isWaiting ? before.started_at : now.toISOString(),
    ended_at: null,
  };
  steps.set(index, row);
  return row;
}

/** Parks an execution until a time. @param attempts how often the step that it goes on with was tried. */
export function park({ execution }: Moved, kind: "own" | OutsideType, dueAt: string, attempts = 0): void {
  Object.assign(execution, { kind, due_at: dueAt, lease: null, attempts });
}

/** Pauses an execution at a step that waits until a time. */
export function pause(moved: Moved, row: StepRow, until: string): void {
  Object.assign(row, { status: "waiting", input: JSON.stringify({ until }) });
  moved.execution.status = "waiting";
  park(moved, "own", until);
}

/** Leases the attempt that an execution is at, under a name of its own. */
export function leaseAttempt({ execution }: Moved, kind: OutsideType, name: string, now: Date): void {
  const dueAt = new Date(now.getTime() + LEASE_MS).toISOString();
  const attempts = execution.attempts + 1;
  Object.assign(execution, { status: "running", kind, lease: name, attempts, due_at: dueAt });
}

/** Ends an execution; nothing is due any more. */
export function end(
  { execution }: Moved,
  status: "done" | "failed" | "cancelled",
  now: Date,
  error?: { code: ErrorCode; message: string },
): void {
  const at = now.toISOString();
  const stored = error ? JSON.stringify(error) : null;
  Object.assign(execution, { status, error: stored, due_at: null, lease: null, attempts: 0, ended_at: at });
}

/** Ends a step, and with `reason` notes why it failed. */
export function endStep(
  { execution, touched }: Moved,
  row: StepRow,
  now: Date,
  { output, reason }: { output?: Values; reason?: string },
): void {
  const at = now.toISOString();
  touched.add(row.position);
  row.status = reason === undefined ? "done" : "failed";
  row.output = output ? JSON.stringify(output) : null;
  row.error = reason ?? null;
  row.ended_at = at;
  const outcome = reason === undefined ? ("done" as const) : ("failed" as const);
  row.attempts = withAttempt(row, { at, outcome, ...(reason && { reason }), run: execution.run });
}

/** Fails a step, and with it the execution. */
export function failStep(moved: Moved, row: StepRow, reason: string, now: Date): void {
  endStep(moved, row, now, { reason });
  end(moved, "failed", now, { code: "STEP_FAILED", message: reason });
}

/** Notes an attempt after which there will be another one. */
export function postpone(
  { execution, touched }: Moved,
  row: StepRow,
  reason: string,
  delayMs: number,
  now: Date,
): void {
  touched.add(row.position);
  row.status = "waiting";
  row.error = reason;
  row.attempts = withAttempt(row, { at: now.toISOString(), outcome: "retry", reason, run: execution.run });
  const dueAt = new Date(now.getTime() + delayMs).toISOString();
  Object.assign(execution, { status: "waiting", lease: null, due_at: dueAt });
}

/** Gives up an execution that has passed its deadline, with the step that was being tried. */
export function giveUp(moved: Moved, now: Date): void {
  const reason = "It took too long and was given up";
  const step = moved.steps.get(moved.execution.position);
  if (step?.input && isOutside(step.type)) endStep(moved, step, now, { reason });
  end(moved, "failed", now, { code: "DEADLINE", message: reason });
}

/**
 * Puts off an execution that couldn't be moved because of an internal error; after many tries it fails, so that it doesn't
 * stay forever. One whose attempts outside are under way is left to its deadline.
 */
export function putOff(moved: Moved, now: Date): void {
  const { execution } = moved;
  const attempts = execution.attempts + 1;
  const delay = retryDelay("own", attempts) ?? (execution.kind === "own" ? undefined : LONGEST_OWN_MS);
  if (delay === undefined) {
    end(moved, "failed", now, { code: "INTERNAL", message: "This failed on the server" });
    return;
  }
  Object.assign(execution, { status: "waiting", attempts, due_at: new Date(now.getTime() + delay).toISOString() });
}
