import type { NumberedStep } from "../program.ts";
import type { Values } from "../values.ts";
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

/** Leaves an execution until some time. */
export function park({ execution }: Moved, kind: "own" | "outside", dueAt: string): void {
  Object.assign(execution, { kind, due_at: dueAt, lease: null, attempts: 0 });
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
