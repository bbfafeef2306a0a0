import type { Executor } from "#db";
import "./tables.ts";

/**
 * @returns how many emails of automations have failed and will be retried, and when the oldest of their executions began.
 */
export async function waitingMails(db: Executor): Promise<{ count: number; since?: string }> {
  const row = await db
    .selectFrom("executions")
    .innerJoin("execution_steps", (join) =>
      join
        .onRef("execution_steps.execution_id", "=", "executions.id")
        .onRef("execution_steps.position", "=", "executions.position"),
    )
    .where("executions.status", "in", ["waiting", "running"])
    .where("executions.kind", "=", "mail")
    .where("execution_steps.type", "=", "mail")
    .where("execution_steps.status", "=", "waiting")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("executions.created_at").as("since")])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), since: row.since ?? undefined };
}
