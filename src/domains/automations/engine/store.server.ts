import type { Transaction } from "#db";
import type { Moved } from "./moved.ts";
import type { ExecutionRow } from "./execution-row.ts";

/** Reads the steps that an execution has reached, to move it. The caller has locked its row. */
export async function openExecution(trx: Transaction, execution: ExecutionRow): Promise<Moved> {
  const isFresh = execution.status === "queued" && execution.run === 1;
  const rows = isFresh
    ? []
    : await trx.selectFrom("execution_steps").selectAll().where("execution_id", "=", execution.id).execute();
  const steps = new Map(rows.map((row) => [row.position, row] as const));
  return { execution: { ...execution }, steps, touched: new Set() };
}

/** Stores what has changed of an execution and of its steps. */
export async function storeExecution(trx: Transaction, { execution, steps, touched }: Moved, now: Date): Promise<void> {
  const rows = [...touched].flatMap((position) => steps.get(position) ?? []);
  if (rows.length > 0) {
    await trx
      .insertInto("execution_steps")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["execution_id", "position"]).doUpdateSet((eb) => ({
          status: eb.ref("excluded.status"),
          input: eb.ref("excluded.input"),
          output: eb.ref("excluded.output"),
          error: eb.ref("excluded.error"),
          attempts: eb.ref("excluded.attempts"),
          started_at: eb.ref("excluded.started_at"),
          ended_at: eb.ref("excluded.ended_at"),
        })),
      )
      .execute();
  }
  const { status, kind, position, attempts, lease, due_at, error, ended_at } = execution;
  await trx
    .updateTable("executions")
    .set({ status, kind, position, attempts, lease, due_at, error, ended_at, updated_at: now.toISOString() })
    .where("id", "=", execution.id)
    .execute();
}
