import type { Schema } from "#db";
import type { Attempt } from "../status.ts";
import type { Values } from "../values.ts";
import "../tables.ts";

/** An execution as the engine works on it. */
export type ExecutionRow = Schema["executions"];
export type StepRow = Schema["execution_steps"];

/** Why an execution failed or was cancelled. */
export type ErrorCode = "STEP_FAILED" | "ENTRY_GONE" | "DEADLINE" | "CANCELLED" | "INTERNAL";

/** No list of attempts grows beyond this: the oldest ones are left out. */
const MAX_ATTEMPTS = 150;

/** @returns a step's stored attempts, oldest first. */
export function readAttempts({ attempts }: Pick<StepRow, "attempts">): Attempt[] {
  return JSON.parse(attempts);
}

/** @returns a step's attempts with one more, as they are stored. */
export function withAttempt(step: Pick<StepRow, "attempts">, attempt: Attempt): string {
  return JSON.stringify([...readAttempts(step), attempt].slice(-MAX_ATTEMPTS));
}

/** @returns stored values; none where there are none yet. */
export function readValues(json: string | null): Values {
  return json === null ? {} : JSON.parse(json);
}

/** The key of a step for receivers: the same for every attempt, and another one once the step is run again. */
export function keyOf({ id, run }: Pick<ExecutionRow, "id" | "run">, position: number): string {
  return [id, position, ...(run === 1 ? [] : [run])].join("-");
}
