import { doOrRollBack, type Database, type Executor, type Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { deadlineAfter, deadlineDays } from "./deadline.ts";
import type { ExecutionRow } from "./engine/execution-row.ts";
import { readVersion } from "./engine/read-context.server.ts";
import { lockExecution } from "./engine/store.server.ts";
import { AUTOMATION_LIMITS } from "./limits.ts";
import "./tables.ts";

/** What a step is reset to before it is run again; its attempts stay. */
const RESET = { status: "pending", input: null, output: null, error: null, ended_at: null } as const;

/**
 * Resumes an execution that has ended from a step that it has reached; earlier steps keep their output. Its deadline is
 * that of its own version: the automation may wait for less time by now.
 */
export async function restart(trx: Transaction, row: ExecutionRow, from: number, now: Date): Promise<void> {
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
    .set(RESET)
    .where("execution_id", "=", id)
    .where("position", ">=", from)
    .execute();
}

/** Automations that aren't deleted. */
const present = (db: Executor) => db.selectFrom("automations").select("id").where("deleted_at", "is", null);

async function hasReached(trx: Transaction, execution: string, position: number): Promise<boolean> {
  const step = await trx
    .selectFrom("execution_steps")
    .select("position")
    .where("execution_id", "=", execution)
    .where("position", "=", position)
    .where("status", "<>", "pending")
    .executeTakeFirst();
  return step !== undefined;
}

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
    if (!row) return fail("NOT_FOUND", "Execution not found");
    if (row.ended_at === null) {
      return fail("EXECUTION_ACTIVE", "This execution hasn’t ended: wait, or cancel it first");
    }
    if (!(await present(trx).where("id", "=", row.automation_id).executeTakeFirst())) {
      return fail("NOT_FOUND", "Its automation was deleted: it can’t run again");
    }
    const isStep = from < (await readVersion(trx, row)).numbered.length;
    const isReached = isStep && (from === row.position || (await hasReached(trx, id, from)));
    if (from !== 0 && !isReached) return failAt("INVALID", "It hasn’t reached this step", { path: ["from"] });
    await restart(trx, row, from, new Date());
    return ok(undefined);
  });
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
    // In a fixed order, so that two replays can't deadlock.
    for (const id of rows.map((row) => row.id).toSorted()) {
      const row = await lockExecution(trx, id);
      if (!row || row.status !== status) continue;
      const { length } = (await readVersion(trx, row)).numbered;
      await restart(trx, row, status === "done" || row.position >= length ? 0 : row.position, now);
      count += 1;
    }
    return count;
  });
}
