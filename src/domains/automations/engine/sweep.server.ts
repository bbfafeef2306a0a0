import type { Database } from "#db";
import { cancelDeleted } from "../cancel.server.ts";
import { versionOf } from "../known-definitions.server.ts";
import { readExecutionRetention } from "../retention.server.ts";
import { nextSlot } from "../schedule.ts";
import { LEASE_MS, LONGEST_DELAY_MS, LONGEST_MAIL_MS } from "./retry.ts";

const MINUTE_MS = 60_000;
/** The pause between two sweeps of a process. */
const SWEEP_MS = MINUTE_MS;
const DAY_MS = 24 * 3_600_000;
/** Rows that one statement deletes. */
const MAX_DELETED = 500;

/**
 * Takes over what a process of a version that knows no types of steps outside has parked, as during an update: which type it is
 * is found out as it is moved.
 */
async function adopt({ db }: Database): Promise<void> {
  await db
    .updateTable("executions")
    .set({ kind: "own" })
    .where("automation_id", "in", db.selectFrom("automations").select("id"))
    .where("kind", "=", "outside")
    .where("due_at", "is not", null)
    .execute();
}

/**
 * Makes due what is due later than any lease or back-off lasts: the clock was ahead when it was set, and has been put back
 * since. A step that waits for a time keeps it.
 */
async function undoClockJumps({ db }: Database, now: Date): Promise<void> {
  const later = (ms: number) => new Date(now.getTime() + ms + MINUTE_MS).toISOString();
  const due = db.updateTable("executions").set({ due_at: now.toISOString() });
  await due.where("status", "in", ["queued", "running"]).where("due_at", ">", later(LEASE_MS)).execute();
  const waiting = due.where("status", "=", "waiting");
  await waiting.where("kind", "<>", "own").where("due_at", ">", later(LONGEST_DELAY_MS)).execute();
  await waiting.where("kind", "=", "mail").where("due_at", ">", later(LONGEST_MAIL_MS)).execute();
}

/** The same for schedules: `startSchedules` starts a time only once, however often the clock reaches it. */
async function undoScheduleJumps({ db }: Database, now: Date): Promise<void> {
  const rows = await db
    .selectFrom("automations")
    .select(["id", "version", "definition", "next_at"])
    .where("trigger_type", "=", "schedule")
    .where("is_enabled", "=", 1)
    .where("next_at", "is not", null)
    .execute();
  for (const { id, version, definition, next_at: nextAt } of rows) {
    const { trigger } = versionOf(id, version, definition);
    if (trigger.type !== "schedule" || nextAt === null) continue;
    // Clocks of several machines differ a little.
    const latest = nextSlot(trigger, new Date(now.getTime() + MINUTE_MS));
    if (nextAt <= latest.toISOString()) continue;
    await db
      .updateTable("automations")
      .set({ next_at: nextSlot(trigger, now).toISOString() })
      .where("id", "=", id)
      .where("next_at", "=", nextAt)
      .execute();
  }
}

/** Deletes executions that ended long ago. @returns whether there are more of them. */
async function deleteOld({ db }: Database, now: Date): Promise<boolean> {
  const { days } = await readExecutionRetention(db);
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  const old = db.selectFrom("executions").select("id").where("ended_at", "<", before).limit(MAX_DELETED);
  const { numDeletedRows } = await db.deleteFrom("executions").where("id", "in", old).executeTakeFirstOrThrow();
  return Number(numDeletedRows) === MAX_DELETED;
}

/** Deletes deleted automations that have no executions left. */
async function deleteEmpty({ db }: Database): Promise<void> {
  const empty = db
    .selectFrom("automations")
    .select("automations.id")
    .where("deleted_at", "is not", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("executions")
            .select("executions.id")
            .whereRef("executions.automation_id", "=", "automations.id"),
        ),
      ),
    );
  const ids = (await empty.execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom("automation_versions").where("automation_id", "in", ids).execute();
  await db.deleteFrom("automations").where("id", "in", ids).where("deleted_at", "is not", null).execute();
}

/** Tidies up; any process may do it at any time. @returns whether there is more to delete. */
export async function sweep(database: Database, now: Date): Promise<boolean> {
  await adopt(database);
  await undoClockJumps(database, now);
  await undoScheduleJumps(database, now);
  await cancelDeleted(database, now);
  const hasMore = await deleteOld(database, now);
  await deleteEmpty(database);
  return hasMore;
}

/** Makes a function that sweeps, but does nothing for a while after it has deleted all that is old. */
export function makeSweeper(database: Database): (now: Date) => Promise<void> {
  let sweptAt = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (performance.now() - sweptAt < SWEEP_MS) return;
    sweptAt = performance.now();
    if (await sweep(database, now)) sweptAt = Number.NEGATIVE_INFINITY;
  };
}
