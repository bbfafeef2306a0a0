import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { describeOnEachDatabase } from "../databases.ts";

const pidOf = sql<{ pid: number }>`select pg_backend_pid() as pid`;

/** What breaks outside of a query reaches the process itself, which vitest reports as an error of the run. */
describeOnEachDatabase("a connection that breaks", (get, place) => {
  describe("between two queries of a transaction", () => {
    it("fails the transaction alone", async () => {
      if (!place().url) return;
      const { db } = get();
      const work = db.transaction().execute(async (transaction) => {
        const { rows } = await pidOf.execute(transaction);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
        await new Promise((resolve) => setTimeout(resolve, 200));
        await pidOf.execute(transaction);
      });
      await expect(work).rejects.toThrow(/connection|terminat/i);
      expect((await pidOf.execute(db)).rows).toHaveLength(1);
    });
  });
});
