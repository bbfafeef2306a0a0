import { afterEach, beforeEach, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../../tests/databases.ts";
import { createAutomation, deleteAutomation } from "../automations.server.ts";
import type { Outcome, Ports } from "../ports.ts";
import { steps as stepsSchema } from "../steps.ts";
import { trigger } from "../trigger.server.ts";
import { makeEngine } from "./engine.server.ts";
import { QUOTAS } from "./quotas.ts";

const MAIL = { type: "mail", subject: "s", text: "t" };
const WEBHOOK = { type: "webhook", url: "https://example.org/" };

describeOnEachDatabase("a webhook that hangs", (get) => {
  let stop: () => Promise<void> = async () => {};
  afterEach(() => stop());
  beforeEach(async () => {
    const rows = await get().db.selectFrom("automations").select("id").execute();
    for (const { id } of rows) await deleteAutomation(get(), id);
  });

  /** Starts an engine whose mail server takes everything and whose receiver of webhooks hangs until the test ends. */
  function startEngine() {
    const hang = Promise.withResolvers<Outcome>();
    const calls = { mail: 0, webhook: 0 };
    const ports: Ports = {
      readEntry: async () => ({}),
      readSite: () => ({}),
      mail: async () => {
        calls.mail += 1;
        return { kind: "done" };
      },
      webhook: () => {
        calls.webhook += 1;
        return hang.promise;
      },
    };
    const engine = makeEngine({ database: get(), ports, onFailure: () => {} });
    engine.start();
    stop = async () => {
      hang.resolve({ kind: "failed", reason: "never" });
      await engine.stop();
    };
    return { engine, calls, ports };
  }

  async function create(ports: Ports, type: "submission" | "lead", steps: unknown): Promise<void> {
    const input = { name: type, isEnabled: true, trigger: { type }, steps: stepsSchema.parse(steps) };
    const made = await createAutomation({ database: get(), origin: "", ports }, input);
    if (!made.ok) throw new Error(made.error.message);
  }

  async function arrive(type: "submission" | "lead", count: number): Promise<void> {
    const events = Array.from({ length: count }, () => ({ type, entry: crypto.randomUUID(), data: {} }));
    await get().inTransaction((trx) => trigger(trx, events));
  }

  it("keeps no other automation waiting, even behind hundreds of executions", async () => {
    const { engine, calls, ports } = startEngine();
    await create(ports, "submission", [WEBHOOK]);
    await create(ports, "lead", [MAIL]);
    await arrive("submission", 300);
    await expect.poll(() => calls.webhook).toBe(QUOTAS.each);
    await arrive("lead", 1);
    engine.wake();
    await expect.poll(() => calls, { timeout: 10_000 }).toEqual({ mail: 1, webhook: QUOTAS.each });
  });

  it("doesn't hold up the emails of its own automation", async () => {
    const { engine, calls, ports } = startEngine();
    await create(ports, "submission", [MAIL, WEBHOOK]);
    await arrive("submission", 20);
    await expect.poll(() => calls, { timeout: 10_000 }).toEqual({ mail: 20, webhook: QUOTAS.each });
    await arrive("submission", 3);
    engine.wake();
    await expect.poll(() => calls, { timeout: 10_000 }).toEqual({ mail: 23, webhook: QUOTAS.each });
  });

  it("doesn't hold up what a version without types of steps has parked", async () => {
    const { calls, ports } = startEngine();
    await stop();
    await create(ports, "submission", [MAIL]);
    await arrive("submission", 2);
    await get().db.updateTable("executions").set({ kind: "outside" }).execute();
    const { calls: later } = startEngine();
    await expect.poll(() => later.mail).toBe(2);
    expect(calls.mail).toBe(0);
  });
});
