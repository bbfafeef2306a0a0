import type { Database, Executor, Transaction } from "#db";
import type { ExecutionRow } from "./execution-row.ts";
import type { OutsideType } from "./retry.ts";

/** What is taken together: our own steps, or those of one type outside. */
export type Kind = "own" | OutsideType;

/**
 * Finds automations with something due: one index lookup for each, however many executions it has.
 * @param but automations that may not have more work now. @returns their ids; deleted automations are left out.
 */
export async function findDueAutomations(
  db: Executor,
  kind: Kind,
  now: Date,
  but: readonly string[] = [],
): Promise<string[]> {
  const due = await db
    .selectFrom("automations")
    .select("automations.id")
    .where("automations.deleted_at", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("executions")
          .select("executions.id")
          .whereRef("executions.automation_id", "=", "automations.id")
          .where("executions.kind", "=", kind)
          .where("executions.due_at", "<=", now.toISOString()),
      ),
    )
    .$if(but.length > 0, (query) => query.where("automations.id", "not in", but))
    .execute();
  return due.map(({ id }) => id);
}

/** Takes the executions of an automation that have been due longest, and that no other process is taking. */
export function takeDue(
  { takeRows }: Pick<Database, "takeRows">,
  trx: Transaction,
  { automationId, kind, most }: { automationId: string; kind: Kind; most: number },
  now: Date,
): Promise<ExecutionRow[]> {
  const due = trx
    .selectFrom("executions")
    .selectAll()
    .where("automation_id", "=", automationId)
    .where("kind", "=", kind)
    .where("due_at", "<=", now.toISOString())
    .orderBy("due_at")
    .limit(most);
  return takeRows(due).execute();
}
