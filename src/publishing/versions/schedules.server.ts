import type { Executor } from "#db";

/** When a page will be published, and what: its draft at that revision. */
export type Schedule = { publishAt: string; revision: number; author: string };

/** @returns the schedule of a page; undefined for none. */
export async function findSchedule(db: Executor, pageId: string): Promise<Schedule | undefined> {
  return db
    .selectFrom("page_schedules")
    .select(["publish_at as publishAt", "revision", "author"])
    .where("page_id", "=", pageId)
    .executeTakeFirst();
}

/** Removes the schedule of a page. @returns whether there was one. */
export async function unschedule(db: Executor, pageId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("page_schedules").where("page_id", "=", pageId).executeTakeFirst();
  return numDeletedRows > 0n;
}
