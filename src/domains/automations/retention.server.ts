import type { Database, Executor } from "#db";
import "./tables.ts";

/** @returns how many days executions are kept after their end. */
export async function readExecutionRetention(db: Executor): Promise<{ days: number }> {
  return db.selectFrom("execution_retention").select("days").executeTakeFirstOrThrow();
}

/** Sets how many days executions are kept after their end. */
export async function changeExecutionRetention({ db }: Database, { days }: { days: number }): Promise<void> {
  await db.updateTable("execution_retention").set({ days }).execute();
}
