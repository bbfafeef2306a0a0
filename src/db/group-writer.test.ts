import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../tests/databases.ts";
import type { Database, Transaction } from "./database.server.ts";
import { makeGroupWriter } from "./group-writer.server.ts";

describeOnEachDatabase("what arrives together", (get) => {
  let transactions: number;
  let committed: number;
  let groups: number[];

  beforeAll(() => sql`create table grouped_texts (text text not null unique)`.execute(get().db));
  beforeEach(async () => {
    await sql`delete from grouped_texts`.execute(get().db);
    transactions = 0;
    committed = 0;
    groups = [];
  });

  /** Counts the transactions that were begun, and what each held. */
  function open() {
    const inDeferredSyncTransaction: Database["inDeferredSyncTransaction"] = async (work) => {
      transactions += 1;
      const value = await get().inDeferredSyncTransaction(work);
      committed += 1;
      return value;
    };
    return makeGroupWriter({ inDeferredSyncTransaction }, async (trx: Transaction, texts: readonly string[]) => {
      groups.push(texts.length);
      for (const text of texts) await sql`insert into grouped_texts values (${text})`.execute(trx);
      return texts.map((text) => `stored ${text}`);
    });
  }
  const stored = async () =>
    (await sql<{ text: string }>`select text from grouped_texts order by text`.execute(get().db)).rows;
  const names = (count: number) => Array.from({ length: count }, (_one, n) => `note ${String(n).padStart(4, "0")}`);

  it("shares transactions, and each has its own outcome once it is durable", async () => {
    const write = open();
    const all = names(1100);
    expect(await Promise.all(all.map(write))).toEqual(all.map((text) => `stored ${text}`));
    expect(await stored()).toEqual(all.map((text) => ({ text })));
    expect(groups).toEqual([500, 500, 100]);
    expect(await write("alone").then((outcome) => [outcome, committed])).toEqual(["stored alone", 4]);
    expect(transactions).toBe(4);
  });

  it("gathers what arrives during a commit for the next one", async () => {
    const write = open();
    const first = write("first");
    await expect.poll(() => groups).toEqual([1]);
    const rest = names(20).map(write);
    await Promise.all([first, ...rest]);
    expect(groups).toEqual([1, 20]);
  });

  it("rejects only the item that can't be stored", async () => {
    const write = open();
    await write("note 0005");
    const results = await Promise.allSettled(names(10).map(write));
    expect(results.map(({ status }) => status)).toEqual(
      names(10).map((text) => (text === "note 0005" ? "rejected" : "fulfilled")),
    );
    expect(await stored()).toHaveLength(10);
    await expect(write("note 0001")).rejects.toThrow(/unique/i);
    expect(await write("afterwards")).toBe("stored afterwards");
  });
});
