import { doOrRollBack, type Database, type Executor, type Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { yieldToRequests } from "#shared/server";
import { deadlineAfter, deadlineDays } from "./deadline.ts";
import { keepsAttempts } from "./engine/reset.ts";
import type { ErrorCode, ExecutionRow } from "./engine/execution-row.ts";
import { readVersion } from "./engine/read-context.server.ts";
import { lockExecution } from "./engine/store.server.ts";
import { AUTOMATION_LIMITS } from "./limits.ts";
import { ACTIVE } from "./status.ts";
import "./tables.ts";

/** Executions that one transaction cancels. */
const CANCELLED_TOGETHER = 200;

const missing = () => fail("NOT_FOUND", "There is no such execution");
const CANCELLED = JSON.stringify({ code: "CANCELLED", message: "Cancelled" });

const cancelled = (now: Date) => {
  const at = now.toISOString();
  return { status: "cancelled", error: CANCELLED, due_at: null, lease: null, ended_at: at, updated_at: at } as const;
};

async function cancelSteps(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
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
 * carried out should the process die in between: the next sweep goes on.
 */
export async function cancelAll(database: Database, automationId: string, now: Date): Promise<void> {
  while ((await cancelBatch(database, automationId, now)) === CANCELLED_TOGETHER) await yieldToRequests();
}

/** Cancels what deleted automations have left: deletions that were cut off, or something that happened at the same time. */
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
    if (!row) return missing();
    if (row.ended_at !== null) return fail("EXECUTION_ENDED", "This execution has ended already");
    const now = new Date();
    await trx.updateTable("executions").set(cancelled(now)).where("id", "=", id).execute();
    await cancelSteps(trx, [id], now);
    return ok(undefined);
  });
}

/**
 * Makes an execution that has ended go on from a step that it has reached; what came before keeps its output. It gets the time
 * that its own version takes: the automation may wait less by now.
 */
async function restart(trx: Transaction, row: ExecutionRow, from: number, now: Date): Promise<void> {
  const { id, run } = row;
  const deadline_at = deadlineAfter(deadlineDays(await readVersion(trx, row)), now);
  const at = now.toISOString();
  await trx
    .updateTable("executions")
    .set({ status: "running", kind: "own", position: from, run: run + 1, attempts: 0, lease: null, due_at: at })
    .set({ deadline_at, error: null, ended_at: null, updated_at: at })
    .where("id", "=", id)
    .execute();
  await trx
    .updateTable("execution_steps")
    .set(keepsAttempts)
    .where("execution_id", "=", id)
    .where("position", ">=", from)
    .execute();
}

/** Automations that aren't deleted. */
const present = (db: Executor) => db.selectFrom("automations").select("id").where("deleted_at", "is", null);

/**
 * Runs an execution that has ended again from a step, with the version that it began with.
 * @returns NOT_FOUND, also where its automation was deleted; EXECUTION_ACTIVE; INVALID for a step that it hasn't reached.
 */
export function repeatExecution(
  database: Database,
  id: string,
  from: number,
): Promise<Result<undefined, "NOT_FOUND" | "EXECUTION_ACTIVE" | "INVALID">> {
  return doOrRollBack<undefined, "NOT_FOUND" | "EXECUTION_ACTIVE" | "INVALID">(database, async (trx) => {
    const row = await lockExecution(trx, id);
    if (!row) return missing();
    if (row.ended_at === null) {
      return fail("EXECUTION_ACTIVE", "This execution hasn't ended: wait, or cancel it first");
    }
    if (!(await present(trx).where("id", "=", row.automation_id).executeTakeFirst())) {
      return fail("NOT_FOUND", "Its automation was deleted: it can't run again");
    }
    const reached = await trx
      .selectFrom("execution_steps")
      .select("position")
      .where("execution_id", "=", id)
      .where("position", "=", from)
      .where("status", "<>", "pending")
      .executeTakeFirst();
    const isNext = from === row.position && from < (await readVersion(trx, row)).numbered.length;
    if (from !== 0 && !reached && !isNext) {
      return failAt("INVALID", "It hasn't reached this step", { path: ["from"] });
    }
    await restart(trx, row, from, new Date());
    return ok(undefined);
  });
}

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

/** Cancels executions about an entry that counts as gone from now on; `resumeEntry` makes them go on. */
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

/**
 * Makes executions about an entry go on that were cancelled because it counted as gone, from the step at which they ended:
 * it is there again.
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
    if (row?.status === "cancelled") await restart(trx, row, row.position, now);
  }
}

export type Replay = { automation: string; since: string; until: string; status: "done" | "failed" | "cancelled" };

/** Executions of an automation that were stored in a time range and ended with a status; test runs are none of them. */
function replayable(db: Executor, { automation, since, until, status }: Replay) {
  const iso = (text: string) => new Date(text).toISOString();
  return db
    .selectFrom("executions")
    .where("automation_id", "in", present(db).where("id", "=", automation))
    .where("status", "=", status)
    .where("is_test", "=", 0)
    .where("created_at", ">=", iso(since))
    .where("created_at", "<", iso(until));
}

/** @returns how many executions `replayExecutions` would run again, were there no limit. */
export async function countReplayable({ db }: Database, range: Replay): Promise<number> {
  const found = await replayable(db, range)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(found.count);
}

/**
 * Runs executions of an automation that were stored in a time range and ended with a status again: those that are done from
 * the start, the others from the step at which they ended. Those that ended first come first, so that a further call goes on
 * with what the limit left.
 * @returns how many, at most `AUTOMATION_LIMITS.replayed`.
 */
export async function replayExecutions({ inTransaction }: Database, range: Replay): Promise<number> {
  const { status } = range;
  return inTransaction(async (trx) => {
    const rows = await replayable(trx, range)
      .select("id")
      .orderBy("updated_at")
      .orderBy("id")
      .limit(AUTOMATION_LIMITS.replayed)
      .execute();
    const now = new Date();
    let count = 0;
    for (const { id } of rows) {
      const row = await lockExecution(trx, id);
      if (!row || row.status !== status) continue;
      const { length } = (await readVersion(trx, row)).numbered;
      await restart(trx, row, status === "done" || row.position >= length ? 0 : row.position, now);
      count += 1;
    }
    return count;
  });
}
