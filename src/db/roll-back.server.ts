import type { Result } from "#shared";
import type { Database, Transaction } from "./database.server.ts";

/** Ends a transaction without its changes, with a failure as its result. */
class RolledBack extends Error {
  readonly failure: Result<never>;
  constructor(failure: Result<never>) {
    super("A transaction was rolled back");
    this.failure = failure;
  }
}

/** Runs work in a transaction that a failure rolls back. @returns the work's result. */
export async function doOrRollBack<Value, Code extends string>(
  database: Pick<Database, "inTransaction">,
  work: (trx: Transaction) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code>> {
  try {
    return await database.inTransaction(async (trx) => {
      const result = await work(trx);
      if (!result.ok) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.failure as Result<Value, Code>;
    throw error;
  }
}
