import type { Transaction } from "#db";
import { cancelled, cancelSteps } from "./cancel.server.ts";
import type { ErrorCode, ExecutionRow } from "./engine/execution-row.ts";
import { lockExecution } from "./engine/store.server.ts";
import { restart } from "./repeat.server.ts";
import { ACTIVE } from "./status.ts";
import "./tables.ts";

/**
 * Waits until no engine is moving executions about an entry, and keeps engines from them until the transaction ends: what an
 * engine has just decided by the entry's status is there before the status changes. Comes before any lock of the entry's own,
 * which an engine takes after this one.
 */
export async function lockExecutionsOf(trx: Transaction, entry: string): Promise<void> {
  await trx
    .updateTable("executions")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("entry", "=", entry)
    .where("status", "in", ACTIVE)
    .execute();
}

const GONE = JSON.stringify({
  code: "ENTRY_GONE" satisfies ErrorCode,
  message: "What it was about is gone, or marked as spam",
});

/** Cancels executions about an entry that counts as gone from now on; `resumeEntry` resumes them. */
export async function suspendEntry(trx: Transaction, entry: string): Promise<void> {
  const now = new Date();
  const ended = await trx
    .updateTable("executions")
    .set({ ...cancelled(now), error: GONE })
    .where("entry", "=", entry)
    .where("status", "in", ACTIVE)
    .returning("id")
    .execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await cancelSteps(trx, ids, now);
}

/** Resumes an execution from the step at which it ended; a wait that it was at ends when it would have. */
async function resume(trx: Transaction, row: ExecutionRow, now: Date): Promise<void> {
  const wait = await trx
    .selectFrom("execution_steps")
    .select("input")
    .where("execution_id", "=", row.id)
    .where("position", "=", row.position)
    .where("type", "=", "wait")
    .where("input", "is not", null)
    .executeTakeFirst();
  await restart(trx, row, row.position, now);
  if (!wait) return;
  await trx
    .updateTable("execution_steps")
    .set({ status: "waiting", input: wait.input })
    .where("execution_id", "=", row.id)
    .where("position", "=", row.position)
    .execute();
}

/**
 * Resumes the executions about an entry that were cancelled because it counted as gone, from the step at which they ended.
 */
export async function resumeEntry(trx: Transaction, entry: string): Promise<void> {
  const rows = await trx
    .selectFrom("executions")
    .innerJoin("automations", "automations.id", "executions.automation_id")
    .select("executions.id")
    .where("entry", "=", entry)
    .where("status", "=", "cancelled")
    .where("error", "like", `%"${"ENTRY_GONE" satisfies ErrorCode}"%`)
    .where("automations.deleted_at", "is", null)
    .execute();
  const now = new Date();
  for (const { id } of rows) {
    const row = await lockExecution(trx, id);
    if (row?.status === "cancelled") await resume(trx, row, now);
  }
}

/** Deletes the executions about entries that are erased, with everything that their steps stored about them. */
export async function forgetEntries(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom("executions").where("entry", "in", ids).execute();
}
