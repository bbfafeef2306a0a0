import type { Transaction } from "#db";
import "./tables.ts";

/** Deletes the executions about entries that are erased, with everything that their steps stored about them. */
export async function forgetEntries(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom("executions").where("entry", "in", ids).execute();
}
