import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../../tests/databases.ts";
import { createAutomation } from "../automations.server.ts";
import type { Ports } from "../ports.ts";
import { makeEngine } from "./engine.server.ts";
import { sweep } from "./sweep.server.ts";

describeOnEachDatabase("schedules after a clock was put back", (get) => {
  const ports: Ports = { readEntry: async () => ({}), readSite: () => ({ name: "Site" }) };
  const runAt = (at: string) =>
    makeEngine({ database: get(), ports, now: () => new Date(at), onFailure: () => {} }).runDue();

  async function everyMorning(dueAt: string): Promise<string> {
    const schedule = { type: "schedule" as const, every: "day", at: "08:00", weekday: 1, day: 1 };
    const input = { name: "Morning", isEnabled: true, trigger: schedule, steps: [] };
    const made = await createAutomation({ database: get(), origin: "", ports }, input);
    if (!made.ok) throw new Error(made.error.message);
    const { id } = made.value;
    await get().db.updateTable("automations").set({ next_at: dueAt }).where("id", "=", id).execute();
    return id;
  }
  async function nextAt(id: string) {
    const found = get().db.selectFrom("automations").select("next_at").where("id", "=", id);
    return (await found.executeTakeFirstOrThrow()).next_at;
  }
  async function started(id: string) {
    const rows = get().db.selectFrom("executions").select("trigger_key").where("automation_id", "=", id);
    return (await rows.orderBy("trigger_key").execute()).map((row) => row.trigger_key);
  }

  it("are due at their next time, and not only in the year that the clock was in", async () => {
    const id = await everyMorning("2031-05-02T08:00:00.000Z");
    await sweep(get(), new Date("2030-05-01T07:00:00Z"));
    expect(await nextAt(id)).toBe("2030-05-01T08:00:00.000Z");
    await runAt("2030-05-01T08:00:01Z");
    expect([await started(id), await nextAt(id)]).toEqual([["2030-05-01T08:00:00.000Z"], "2030-05-02T08:00:00.000Z"]);
  });

  it("start once at a time that comes round again, and stay as they are with a clock that is a little behind", async () => {
    const id = await everyMorning("2030-05-01T08:00:00.000Z");
    await runAt("2030-05-01T08:00:01Z");
    await sweep(get(), new Date("2030-05-01T07:59:58Z"));
    expect(await nextAt(id)).toBe("2030-05-02T08:00:00.000Z");
    await sweep(get(), new Date("2030-05-01T06:00:00Z"));
    expect(await nextAt(id)).toBe("2030-05-01T08:00:00.000Z");
    await runAt("2030-05-01T08:00:01Z");
    expect([await started(id), await nextAt(id)]).toEqual([["2030-05-01T08:00:00.000Z"], "2030-05-02T08:00:00.000Z"]);
  });
});
