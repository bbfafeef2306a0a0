import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { fail, ok } from "#shared";
import { describeOnEachDatabase } from "../../../../tests/databases.ts";
import { fault, ownFault, randomSteps, type Fault } from "../../../../tests/random-steps.ts";
import { propertyRuns } from "../../../../tests/property-runs.ts";
import { createAutomation, deleteAutomation } from "../automations.server.ts";
import { cancelExecution } from "../cancel.server.ts";
import { repeatExecution } from "../repeat.server.ts";
import { readExecution } from "../executions.server.ts";
import type { Execution } from "../contract.ts";
import type { Outcome, Ports } from "../ports.ts";
import { numberSteps, type NumberedStep } from "../program.ts";
import { steps as stepsSchema } from "../steps.ts";
import { trigger } from "../trigger.server.ts";
import { makeEngine } from "./engine.server.ts";
import { LEASE_MS } from "./retry.ts";
import { makeSweeper, sweep } from "./sweep.server.ts";

const SECOND_MS = 1000;
const DAY_MS = 24 * 3_600_000;

type Call = { key: string; type: string };

describeOnEachDatabase("the engine", (get) => {
  async function removeAll(): Promise<void> {
    const rows = await get().db.selectFrom("automations").select("id").where("deleted_at", "is", null).execute();
    for (const { id } of rows) await deleteAutomation(get(), id);
  }
  afterEach(removeAll);

  /** Ports that note each call and do as the faults say; after the last fault everything succeeds. */
  function makePorts(faults: Fault[], ownFaults: string[], calls: Call[], onDeath: () => Promise<never>): Ports {
    const outside =
      (type: string) =>
      async (_input: unknown, { key }: { key: string }): Promise<Outcome> => {
        calls.push({ key, type });
        const next = faults.shift() ?? "done";
        if (next === "dies") return onDeath();
        if (next === "throws") throw new Error("A fault of the test");
        if (next === "retry") return { kind: "retry", reason: "later", afterMs: 60 * SECOND_MS };
        return next === "failed" ? { kind: "failed", reason: "never" } : { kind: "done" };
      };
    const own = async (trx: Parameters<NonNullable<Ports["row"]>>[0], name: string) => {
      const next = ownFaults.shift() ?? "done";
      // An effect of the same transaction, which has to be undone with it.
      const row = { bucket: `${name} ${crypto.randomUUID()}`, resets_at: 0, hits: 0 };
      await trx.insertInto("rate_limits").values(row).execute();
      if (next === "throws") throw new Error("A fault of the test");
      return next === "refused" ? fail("INVALID", "refused") : ok({ output: { id: "1" } });
    };
    return {
      readEntry: async () => ({}),
      readSite: () => ({ name: "Site" }),
      mail: outside("mail"),
      webhook: outside("webhook"),
      ai: outside("ai"),
      update: (trx) => own(trx, "update"),
      row: (trx) => own(trx, "row"),
    };
  }

  const effects = async () =>
    (await get().db.selectFrom("rate_limits").select("bucket").execute()).map(({ bucket }) => bucket.split(" ")[0]);

  async function start(steps: unknown, n: number): Promise<string> {
    await removeAll();
    await get().db.deleteFrom("rate_limits").execute();
    const writing = { database: get(), origin: "", ports: makePorts([], [], [], () => new Promise(() => {})) };
    const input = {
      name: "Test",
      isEnabled: true,
      trigger: { type: "submission" as const },
      steps: stepsSchema.parse(steps),
    };
    const made = await createAutomation(writing, input);
    if (!made.ok) throw new Error(made.error.message);
    const entry = crypto.randomUUID();
    await get().inTransaction((trx) => trigger(trx, { type: "submission", entry, data: { n } }));
    const rows = get().db.selectFrom("executions").select("id").where("automation_id", "=", made.value.id);
    const { id } = await rows.executeTakeFirstOrThrow();
    return id;
  }

  async function read(id: string): Promise<Execution> {
    const execution = await readExecution(get(), id);
    if (!execution.ok) throw new Error(execution.error.message);
    return execution.value;
  }

  /** Checks that what is stored could have happened: the steps of one way through the definition, in their order. */
  function checkHistory({ status, steps }: Execution, numbered: readonly NumberedStep[]): void {
    let at = 0;
    const way = new Set<number>();
    for (let here = numbered[at]; here; here = numbered[at]) {
      const shown = steps[at];
      way.add(at);
      if (shown?.status !== "done") break;
      if (here.step.type === "stop") break;
      const { met } = (shown.output ?? { met: true }) as { met?: boolean };
      at = met === false ? here.otherwise : here.next;
    }
    for (const { index, status: stepStatus, attempts } of steps) {
      if (way.has(index)) continue;
      expect(["skipped", "pending"]).toContain(stepStatus);
      expect(attempts).toEqual([]);
    }
    const last = steps[at]?.status;
    expect(status === "done" ? [undefined, "done"] : ["failed"]).toContain(last);
    for (const { status: stepStatus, attempts } of steps.filter(({ index }) => way.has(index))) {
      const ends = attempts.filter(({ outcome }) => outcome !== "retry");
      const isOver = ["done", "failed"].includes(stepStatus);
      expect(ends.map(({ outcome }) => outcome)).toEqual(isOver ? [stepStatus] : []);
      expect(attempts.slice(0, -1).every(({ outcome }) => outcome === "retry")).toBe(true);
    }
  }

  it(
    "carries out any definition with any faults: to an end, in order, ours once and the rest at least once",
    { tags: ["slow"] },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          randomSteps,
          fc.integer({ min: 0, max: 5 }),
          fc.array(fault, { maxLength: 12 }),
          fc.array(ownFault, { maxLength: 6 }),
          async (steps, n, faults, ownFaults) => {
            const numbered = numberSteps(stepsSchema.parse(steps));
            fc.pre(numbered.length <= 24);
            const id = await start(steps, n);
            const calls: Call[] = [];
            let later = 0;
            // A process that dies leaves its attempt for ever; another one goes on when the lease has ended.
            for (let round = 0; round < 60 && (await read(id)).endedAt === undefined; round += 1) {
              const died = Promise.withResolvers<void>();
              const onDeath = () => {
                died.resolve();
                return new Promise<never>(() => {});
              };
              const ports = makePorts(faults, ownFaults, calls, onDeath);
              const now = () => new Date(Date.now() + later);
              await Promise.race([
                makeEngine({ database: get(), ports, now, onFailure: () => {} }).runDue(),
                died.promise,
              ]);
              later += 6 * 3_600_000;
            }
            const execution = await read(id);
            expect(["done", "failed"]).toContain(execution.status);
            checkHistory(execution, numbered);
            const done = (type: string) => execution.steps.filter((one) => one.type === type && one.status === "done");
            const stored = await effects();
            for (const type of ["update", "row"]) {
              const failed = execution.steps.filter((one) => one.type === type && one.status === "failed").length;
              expect(stored.filter((one) => one === type)).toHaveLength(done(type).length + failed);
            }
            for (const { index, type } of ["mail", "webhook", "ai"].flatMap(done)) {
              expect(calls).toContainEqual({ key: `${id}-${index}`, type });
            }
          },
        ),
        { ...propertyRuns(40), endOnFailure: true },
      );
    },
  );

  const everything = (outside: (input: unknown, attempting: { key: string }) => Promise<Outcome>): Ports => ({
    ...makePorts([], [], [], () => new Promise(() => {})),
    mail: outside,
    webhook: outside,
  });
  const open = (ports: Ports, later = 0) =>
    makeEngine({ database: get(), ports, now: () => new Date(Date.now() + later), onFailure: () => {} });
  const MAIL = { type: "mail", subject: "s", text: "t" };

  it("makes each attempt in one of several processes", { tags: ["slow"] }, async () => {
    await start([MAIL, MAIL], 1);
    const events = Array.from({ length: 20 }, (_, n) => ({ type: "submission" as const, entry: `${n}`, data: {} }));
    await get().inTransaction((trx) => trigger(trx, events));
    const keys: string[] = [];
    const ports = everything(async (_input, { key }) => {
      keys.push(key);
      return { kind: "done" };
    });
    await Promise.all([open(ports), open(ports), open(ports)].map((engine) => engine.runDue()));
    // Another process may have taken what this one would have found.
    await open(ports).runDue();
    expect([keys.length, new Set(keys).size]).toEqual([42, 42]);
  });

  it("continues when the clock is set back", async () => {
    const ports = everything(async () => ({ kind: "retry", reason: "later" }));
    const id = await start([{ type: "webhook", url: "https://example.org/" }, MAIL], 1);
    const dying = everything(() => new Promise(() => {}));
    void open(dying, 30 * DAY_MS - LEASE_MS).runDue();
    await expect.poll(async () => (await read(id)).steps[0]?.status).toBe("running");
    const found = get().db.selectFrom("executions").select("lease").where("id", "=", id).where("lease", "is not", null);
    await expect.poll(() => found.executeTakeFirst()).toBeDefined();
    await open(ports).runDue();
    expect((await read(id)).steps[0]?.attempts).toEqual([]);
    await sweep(get(), new Date());
    await open(
      everything(async () => ({ kind: "done" })),
      1000,
    ).runDue();
    expect((await read(id)).status).toBe("done");
  });

  it("does nothing more for a cancelled execution, and forgets the attempt that was being made", async () => {
    const id = await start([MAIL, MAIL], 1);
    const answer = Promise.withResolvers<Outcome>();
    let attempts = 0;
    const running = open(
      everything(() => {
        attempts += 1;
        return answer.promise;
      }),
    ).runDue();
    await expect.poll(() => attempts).toBe(1);
    expect(await cancelExecution(get(), id)).toMatchObject({ ok: true });
    answer.resolve({ kind: "done" });
    await running;
    expect([attempts, (await read(id)).steps.map(({ status }) => status)]).toEqual([1, ["cancelled", "skipped"]]);
    expect(await repeatExecution(get(), id, 0)).toMatchObject({ ok: true });
    await open(everything(async () => ({ kind: "done" }))).runDue();
    expect((await read(id)).status).toBe("done");
  });

  it("gives up what has passed its deadline, and forgets what ended long ago", async () => {
    const id = await start([{ type: "wait", days: 1 }, MAIL], 1);
    await open(everything(async () => ({ kind: "done" }))).runDue();
    await open(
      everything(async () => ({ kind: "done" })),
      40 * DAY_MS,
    ).runDue();
    expect(await read(id)).toMatchObject({ status: "failed", error: { code: "DEADLINE" } });
    await sweep(get(), new Date(Date.now() + 80 * DAY_MS));
    expect((await read(id)).id).toBe(id);
    while (await sweep(get(), new Date(Date.now() + 140 * DAY_MS)));
    expect(await readExecution(get(), id)).toMatchObject({ ok: false });
  });

  it("forgets a few hundred at a time, without a pause while there are more", async () => {
    const id = await start([], 1);
    await open(everything(async () => ({ kind: "done" }))).runDue();
    const { db } = get();
    const one = await db.selectFrom("executions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 600 }, () => ({ ...one, id: crypto.randomUUID(), trigger_key: null }));
    await db.insertInto("executions").values(copies).execute();
    const left = async () => (await db.selectFrom("executions").select("id").execute()).length;
    const sweepSometimes = makeSweeper(get());
    const later = new Date(Date.now() + 100 * DAY_MS);
    await sweepSometimes(later);
    expect(await left()).toBeGreaterThan(0);
    await expect.poll(async () => sweepSometimes(later).then(left)).toBe(0);
  });
});
