import { insertRows, type Transaction } from "#db";
import type { ExecutionRow } from "./execution-row.ts";
import type { Moved } from "./moved.ts";

const isFresh = ({ status, run }: ExecutionRow) => status === "queued" && run === 1;

/** Reads the steps that executions have reached, to move them. The caller has locked their rows. */
export async function openExecutions(trx: Transaction, executions: readonly ExecutionRow[]): Promise<Moved[]> {
  const begun = executions.filter((one) => !isFresh(one)).map(({ id }) => id);
  const rows =
    begun.length === 0
      ? []
      : await trx.selectFrom("execution_steps").selectAll().where("execution_id", "in", begun).execute();
  const byExecution = Map.groupBy(rows, ({ execution_id: id }) => id);
  return executions.map((execution) => ({
    execution: { ...execution },
    steps: new Map((byExecution.get(execution.id) ?? []).map((row) => [row.position, row] as const)),
    touched: new Set(),
  }));
}

const STEP_CHANGES = ["status", "input", "output", "error", "attempts", "started_at", "ended_at"] as const;
const CHANGES = [
  "status",
  "kind",
  "position",
  "attempts",
  "lease",
  "due_at",
  "error",
  "ended_at",
  "updated_at",
] as const;

/** Stores what has changed of executions and of their steps. */
export async function storeExecutions(trx: Transaction, all: readonly Moved[], now: Date): Promise<void> {
  const updated_at = now.toISOString();
  const steps = all.flatMap(({ steps: own, touched }) => [...touched].flatMap((position) => own.get(position) ?? []));
  await insertRows(trx, "execution_steps", steps, { key: ["execution_id", "position"], set: STEP_CHANGES });
  const executions = all.map(({ execution }) => ({ ...execution, updated_at }));
  await insertRows(trx, "executions", executions, { key: ["id"], set: CHANGES });
}
