import { expect, it, vi } from "vitest";
import { describeOnEachDatabase } from "../../../../tests/databases.ts";
import { createAutomation } from "../automations.server.ts";
import { readExecution } from "../executions.server.ts";
import type { Outcome, Ports } from "../ports.ts";
import { steps as stepsSchema } from "../steps.ts";
import { trigger } from "../trigger.server.ts";
import { makeEngine } from "./engine.server.ts";
import { LEASE_MS, RENEW_MS } from "./retry.ts";

describeOnEachDatabase("the leases of attempts", (get) => {
  const portsWith = (mail: NonNullable<Ports["mail"]>): Ports => ({
    readEntry: async () => ({}),
    readSite: () => ({ name: "Site" }),
    mail,
  });
  const open = (ports: Ports, later = 0) =>
    makeEngine({ database: get(), ports, now: () => new Date(Date.now() + later), onFailure: () => {} });

  /** Starts an execution of one email. @returns its id. */
  async function start(): Promise<string> {
    const steps = stepsSchema.parse([{ type: "mail", subject: "s", text: "t" }]);
    const writing = { database: get(), origin: "", ports: portsWith(async () => ({ kind: "done" })) };
    const entry = crypto.randomUUID();
    const input = { name: "Test", isEnabled: true, trigger: { type: "submission" as const, form: entry }, steps };
    const made = await createAutomation(writing, input);
    if (!made.ok) throw new Error(made.error.message);
    await get().inTransaction((trx) => trigger(trx, { type: "submission", entry, source: entry, data: {} }));
    const rows = get().db.selectFrom("executions").select("id").where("automation_id", "=", made.value.id);
    return (await rows.executeTakeFirstOrThrow()).id;
  }

  async function read(id: string) {
    const execution = await readExecution(get(), id);
    if (!execution.ok) throw new Error(execution.error.message);
    return execution.value;
  }

  const leasedUntil = async (id: string) => {
    const found = get()
      .db.selectFrom("executions")
      .select("due_at")
      .where("id", "=", id)
      .where("lease", "is not", null);
    return (await found.executeTakeFirst())?.due_at;
  };

  it("forgets a late answer once another process has taken the attempt", async () => {
    const id = await start();
    const [late, answer] = [Promise.withResolvers<Outcome>(), Promise.withResolvers<Outcome>()];
    const keys: string[] = [];
    const slow = (given: Promise<Outcome>) =>
      portsWith((_input, { key }) => {
        keys.push(key);
        return given;
      });
    const first = open(slow(late.promise)).runDue();
    await expect.poll(() => keys.length).toBe(1);
    expect(await open(slow(answer.promise)).runDue()).toBe(false);
    const second = open(slow(answer.promise), LEASE_MS + 1000).runDue();
    await expect.poll(() => keys).toEqual([`${id}-0`, `${id}-0`]);
    late.resolve({ kind: "failed", reason: "late" });
    await first;
    expect((await read(id)).status).toBe("running");
    answer.resolve({ kind: "done" });
    await second;
    const { status, steps } = await read(id);
    expect([status, steps[0]?.attempts.map(({ outcome }) => outcome)]).toEqual(["done", ["done"]]);
  });

  it("keeps the lease of an attempt for as long as it takes", async () => {
    const id = await start();
    const answer = Promise.withResolvers<Outcome>();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const running = open(portsWith(() => answer.promise)).runDue();
      await expect.poll(() => leasedUntil(id)).toBeDefined();
      const before = await leasedUntil(id);
      await vi.advanceTimersByTimeAsync(RENEW_MS);
      await expect.poll(() => leasedUntil(id)).not.toBe(before);
      answer.resolve({ kind: "done" });
      await running;
    } finally {
      vi.useRealTimers();
    }
    expect((await read(id)).status).toBe("done");
  });
});
