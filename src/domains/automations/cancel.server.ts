import { doOrRollBack, type Database, type Transaction } from "#db";
import { fail, ok, type Result } from "#shared";
import { yieldToRequests } from "#shared/server";
import { lockExecution } from "./engine/store.server.ts";
import "./tables.ts";

/** Executions that one transaction cancels. */
const CANCELLED_TOGETHER = 200;

const CANCELLED = JSON.stringify({ code: "CANCELLED", message: "Cancelled" });

/** @returns what a cancelled execution is set to. */
export const cancelled = (now: Date) => {
  const at = now.toISOString();
  return { status: "cancelled", error: CANCELLED, due_at: null, lease: null, ended_at: at, updated_at: at } as const;
};

/** Cancels the steps of executions that have begun and not ended. */
export async function cancelSteps(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable("execution_steps")
    .set({ status: "cancelled", ended_at: now.toISOString() })
    .where("execution_id", "in", ids)
    .where("status", "in", ["running", "waiting"])
    .execute();
}

/** Cancels some of an automation's executions. Those that an engine is moving at this moment are left out. @returns how many. */
function cancelBatch(database: Database, automationId: string, now: Date): Promise<number> {
  return database.inDeferredSyncTransaction(async (trx) => {
    const active = trx
      .selectFrom("executions")
      .select("id")
      .where("automation_id", "=", automationId)
      .where("due_at", "is not", null)
      .limit(CANCELLED_TOGETHER);
    const ids = (await database.takeRows(active).execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.updateTable("executions").set(cancelled(now)).where("id", "in", ids).execute();
    await cancelSteps(trx, ids, now);
    return ids.length;
  });
}

/**
 * Cancels the executions of a deleted automation that haven't ended, in batches. No engine takes them any more, so nothing is
 * carried out should the process die in between: the next sweep continues.
 */
export async function cancelAll(database: Database, automationId: string, now: Date): Promise<void> {
  while ((await cancelBatch(database, automationId, now)) === CANCELLED_TOGETHER) await yieldToRequests();
}

/**
 * Cancels executions that deleted automations have left: after a deletion that was cut off, or one that raced with a
 * trigger.
 */
export async function cancelDeleted(database: Database, now: Date): Promise<void> {
  const left = await database.db
    .selectFrom("automations")
    .select("id")
    .where("deleted_at", "is not", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("executions")
          .select("executions.id")
          .whereRef("executions.automation_id", "=", "automations.id")
          .where("executions.due_at", "is not", null),
      ),
    )
    .execute();
  for (const { id } of left) await cancelAll(database, id, now);
}

/** Cancels an execution. An attempt that is being made ends, but nothing follows it. @returns NOT_FOUND, EXECUTION_ENDED. */
export function cancelExecution(
  database: Database,
  id: string,
): Promise<Result<undefined, "NOT_FOUND" | "EXECUTION_ENDED">> {
  return doOrRollBack<undefined, "NOT_FOUND" | "EXECUTION_ENDED">(database, async (trx) => {
    const row = await lockExecution(trx, id);
    if (!row) return fail("NOT_FOUND", "Execution not found");
    if (row.ended_at !== null) return fail("EXECUTION_ENDED", "This execution has ended already");
    const now = new Date();
    await trx.updateTable("executions").set(cancelled(now)).where("id", "=", id).execute();
    await cancelSteps(trx, [id], now);
    return ok(undefined);
  });
}
