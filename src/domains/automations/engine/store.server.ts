import { insertRows, type Database, type Transaction } from "#db";
import type { ExecutionRow } from "./execution-row.ts";
import type { Moved } from "./moved.ts";
import { LEASE_MS } from "./retry.ts";

const lock = (trx: Transaction, ids: readonly string[]) =>
  trx
    .updateTable("executions")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "in", ids)
    .returningAll();

/** Locks an execution until the transaction ends. */
export function lockExecution(trx: Transaction, id: string): Promise<ExecutionRow | undefined> {
  return lock(trx, [id]).executeTakeFirst();
}

/** The name of a lease, and the execution that it is of. */
type Lease = { executionId: string; lease: string };

/** Locks the executions that still have these leases: another process may have taken others since. */
export function lockLeased(trx: Transaction, held: readonly Lease[]): Promise<ExecutionRow[]> {
  const ids = held.map(({ executionId }) => executionId);
  const leases = held.map(({ lease }) => lease);
  return lock(trx, ids).where("lease", "in", leases).execute();
}

/** Keeps a lease for as long as a new one, unless another process has taken it. */
export async function renewLease({ db }: Database, { executionId, lease }: Lease, now: Date): Promise<void> {
  await db
    .updateTable("executions")
    .set({ due_at: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where("id", "=", executionId)
    .where("lease", "=", lease)
    .execute();
}

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
