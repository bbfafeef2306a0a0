import { expect, it } from "vitest";
import type { Database } from "#db";
import { describeOnEachDatabase } from "../../../../tests/databases.ts";
import { createAutomation, deleteAutomation } from "../automations.server.ts";
import type { Outcome, Ports } from "../ports.ts";
import { steps as stepsSchema } from "../steps.ts";
import { trigger } from "../trigger.server.ts";
import { makeEngine } from "./engine.server.ts";
import { QUOTAS } from "./quotas.ts";
import { sweep } from "./sweep.server.ts";

const HOUR_MS = 3_600_000;
const MAIL = { type: "mail", subject: "s", text: "t" };

describeOnEachDatabase("the tries of a step", (get) => {
  /** Opens an engine whose mail server takes nothing. @returns which tries were made at each step. */
  function open(readEntry: Ports["readEntry"]) {
    const tries = new Map<string, number[]>();
    const clock = { later: 0 };
    const mail = async (_input: unknown, { key, attempt }: { key: string; attempt: number }): Promise<Outcome> => {
      tries.set(key, [...(tries.get(key) ?? []), attempt]);
      return { kind: "retry", reason: "later" };
    };
    const ports: Ports = { readEntry, readSite: () => ({}), mail };
    const now = () => new Date(Date.now() + clock.later);
    return { ports, tries, clock, engine: makeEngine({ database: get(), ports, now, onFailure: () => {} }) };
  }

  /** Starts an execution of each of some automations, which send an email or have these steps. */
  async function start(ports: Ports, count: number, given: unknown = [MAIL]): Promise<void> {
    for (const { id } of await get().db.selectFrom("automations").select("id").execute()) {
      await deleteAutomation(get(), id);
    }
    const steps = stepsSchema.parse(given);
    for (let n = 0; n < count; n += 1) {
      const input = { name: `Test ${n}`, isEnabled: true, trigger: { type: "lead" as const }, steps };
      const made = await createAutomation({ database: get(), origin: "", ports }, input);
      if (!made.ok) throw new Error(made.error.message);
    }
    await get().inTransaction((trx) => trigger(trx, { type: "lead", entry: crypto.randomUUID() }));
  }

  it("are counted on where more automations fail than may try at a time", { tags: ["slow"] }, async () => {
    const { ports, tries, clock, engine } = open(async () => ({}));
    const count = QUOTAS.allFailing + 4;
    await start(ports, count);
    for (let round = 0; round < 3; round += 1) {
      await engine.runDue();
      clock.later += HOUR_MS;
    }
    expect([...tries.values()]).toEqual(Array.from({ length: count }, () => [1, 2, 3]));
  });

  it("begin with the first one after internal errors", async () => {
    let errors = 3;
    const { ports, tries, clock, engine } = open(async () => {
      errors -= 1;
      if (errors >= 0) throw new Error("A fault of the test");
      return {};
    });
    await start(ports, 1);
    for (let round = 0; round < 5; round += 1) {
      await engine.runDue();
      clock.later += HOUR_MS;
    }
    expect([...tries.values()]).toEqual([[1, 2]]);
  });

  it("of a webhook continue after internal errors", async () => {
    const { ports, clock } = open(async () => ({}));
    const tries: number[] = [];
    const webhook: Ports["webhook"] = async (_input, { attempt }) => {
      if (tries.push(attempt) < 3) throw new Error("The connection is cut");
      return { kind: "done" };
    };
    await start({ ...ports, webhook }, 1, [{ type: "webhook", url: "https://example.org/hook" }]);
    const now = () => new Date(Date.now() + clock.later);
    const engine = makeEngine({ database: get(), ports: { ...ports, webhook }, now, onFailure: () => {} });
    for (let round = 0; round < 4; round += 1) {
      await engine.runDue();
      clock.later += HOUR_MS;
    }
    expect(tries).toEqual([1, 2, 3]);
  });

  it("are made of all that is leased when the database fails while executions are moved one by one", async () => {
    const { ports, tries } = open(async () => ({}));
    await start(ports, 2);
    let transactions = 0;
    const database: Database = {
      ...get(),
      inDeferredSyncTransaction: (work) =>
        get().inDeferredSyncTransaction(async (trx) => {
          transactions += 1;
          if (transactions === 3) throw new Error("The database is gone");
          const done = await work(trx);
          if (transactions === 1) throw new Error("The connection is cut");
          return done;
        }),
    };
    const engine = makeEngine({ database, ports, onFailure: () => {} });
    await engine.runDue().catch(() => {});
    await engine.runDue();
    expect([...tries.values()]).toEqual([[1], [1]]);
  });

  it("of an email continue once a clock that was hours ahead is correct again", async () => {
    const { ports, tries, clock, engine } = open(async () => ({}));
    await start(ports, 1);
    clock.later = 3 * HOUR_MS;
    await engine.runDue();
    clock.later = 0;
    await sweep(get(), new Date());
    await engine.runDue();
    expect([...tries.values()]).toEqual([[1, 2]]);
  });
});
