/**
 * The status of an execution: queued until its first step, running, waiting for a time or for the next attempt, or one of
 * three ends.
 */
export const EXECUTION_STATUSES = ["queued", "running", "waiting", "done", "failed", "cancelled"] as const;
export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number];

/** The statuses of executions that will go on by themselves. */
export const ACTIVE = ["queued", "running", "waiting"] as const satisfies readonly ExecutionStatus[];

/** The status of a step: it is skipped in a branch that wasn't taken, or behind a stop. */
export const STEP_STATUSES = ["pending", "running", "waiting", "done", "failed", "skipped", "cancelled"] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** An attempt at a step: when it ended, how, and in which run of the execution. */
export type Attempt = { at: string; outcome: "done" | "retry" | "failed"; reason?: string; run?: number };
