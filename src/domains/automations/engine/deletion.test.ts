import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../../tests/databases.ts";
import { changeAutomation, createAutomation, deleteAutomation } from "../automations.server.ts";
import { countReplayable, repeatExecution } from "../repeat.server.ts";
import { readExecution } from "../executions.server.ts";
import type { Ports } from "../ports.ts";
import { steps as stepsSchema } from "../steps.ts";
import { trigger } from "../trigger.server.ts";
import { makeEngine } from "./engine.server.ts";
import { sweep } from "./sweep.server.ts";

const DAY_MS = 24 * 3_600_000;

describeOnEachDatabase("deleted automations and their executions", (get) => {
  const ports: Ports = { readEntry: async () => ({}), readSite: () => ({ name: "Site" }) };
  const writing = () => ({ database: get(), origin: "", ports });
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const runDue = (days = 0) =>
    makeEngine({ database: get(), ports, now: () => inDays(days), onFailure: () => {} }).runDue();

  /** Makes an automation that waits, and starts it so often. @returns its id. */
  async function waiting(count: number, days = 3): Promise<string> {
    const steps = stepsSchema.parse([{ type: "wait", days }]);
    const form = crypto.randomUUID();
    const input = { name: "Test", isEnabled: true, trigger: { type: "submission" as const, form }, steps };
    const made = await createAutomation(writing(), input);
    if (!made.ok) throw new Error(made.error.message);
    const entries = Array.from({ length: count }, () => crypto.randomUUID());
    const events = entries.map((entry) => ({ type: "submission" as const, entry, source: form, data: {} }));
    await get().inTransaction((trx) => trigger(trx, events));
    return made.value.id;
  }

  const of = (id: string) => get().db.selectFrom("executions").where("automation_id", "=", id);
  const idOf = async (id: string) => (await of(id).select("id").executeTakeFirstOrThrow()).id;
  async function statuses(id: string): Promise<Record<string, number>> {
    const rows = await of(id).select("status").execute();
    return Object.fromEntries([...Map.groupBy(rows, ({ status }) => status)].map(([name, all]) => [name, all.length]));
  }
  async function read(id: string) {
    const execution = await readExecution(get(), id);
    if (!execution.ok) throw new Error(execution.error.message);
    return execution.value;
  }

  it("are cancelled in batches, between which others have their turn", { tags: ["slow"] }, async () => {
    const id = await waiting(2000);
    const seen = { turns: 0, isDone: false };
    const others = (async () => {
      for (; !seen.isDone; seen.turns += 1) await setImmediate();
    })();
    expect(await deleteAutomation(get(), id)).toEqual({ ok: true, value: {} });
    seen.isDone = true;
    await others;
    expect([seen.turns > 8, await statuses(id)]).toEqual([true, { cancelled: 2000 }]);
  });

  it("are never carried out where the process died while they were cancelled, and are cancelled later", async () => {
    const id = await waiting(2);
    await runDue();
    const at = new Date().toISOString();
    await get().db.updateTable("automations").set({ deleted_at: at, is_enabled: 0 }).where("id", "=", id).execute();
    expect(await runDue(4)).toBe(false);
    expect(await statuses(id)).toEqual({ waiting: 2 });
    await sweep(get(), new Date());
    expect(await statuses(id)).toEqual({ cancelled: 2 });
    const { status, steps, error } = await read(await idOf(id));
    expect([status, steps[0]?.status, error?.code]).toEqual(["cancelled", "cancelled", "CANCELLED"]);
  });

  it("stay readable, but don't run again", async () => {
    const id = await waiting(1);
    const since = inDays(-1).toISOString();
    const range = { automation: id, since, until: inDays(1).toISOString(), status: "cancelled" as const };
    await deleteAutomation(get(), id);
    const execution = await idOf(id);
    expect(await repeatExecution(get(), execution, 0)).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } });
    expect([await countReplayable(get(), range), (await read(execution)).status]).toEqual([0, "cancelled"]);
  });

  it("stay deleted where someone changes them at the same moment", { tags: ["slow"] }, async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => waiting(1)));
    await Promise.all(
      ids.map((id, n) =>
        Promise.all([changeAutomation(writing(), id, { name: `Changed ${n}` }), deleteAutomation(get(), id)]),
      ),
    );
    const left = get().db.selectFrom("automations").select("id").where("id", "in", ids).where("deleted_at", "is", null);
    expect(await left.execute()).toEqual([]);
  });

  it("get the time that their own version takes when they run again", async () => {
    const id = await waiting(1, 300);
    await runDue();
    const execution = await idOf(id);
    const ended = { status: "cancelled" as const, due_at: null, ended_at: new Date().toISOString() };
    await get().db.updateTable("executions").set(ended).where("id", "=", execution).execute();
    const shorter = stepsSchema.parse([{ type: "wait", minutes: 5 }]);
    expect(await changeAutomation(writing(), id, { steps: shorter })).toMatchObject({ ok: true });
    expect(await repeatExecution(get(), execution, 0)).toEqual({ ok: true, value: undefined });
    await runDue();
    await runDue(299);
    expect((await read(execution)).status).toBe("waiting");
    await runDue(301);
    expect((await read(execution)).status).toBe("done");
  });
});
