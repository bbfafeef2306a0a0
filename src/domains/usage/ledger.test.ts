import { afterEach, describe, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/databases.ts";
import { secondsLeftIn } from "#shared";
import type { CallEnd } from "./call.ts";
import { listCalls } from "./call-list.server.ts";
import { beginCall, endCall, readMonth } from "./ledger.server.ts";
import { toDollars, toMicros } from "./money.ts";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const CALL = { userId: "ada", task: "block", blockType: "faq", pageId: "home", model: "openai/gpt-4.1" };
const MAX = { tokens: 1000, cost: 0.01 };
const PAGE = { limit: 50 };
const END: CallEnd = {
  inputTokens: 300,
  outputTokens: 200,
  cost: 0.0022,
  durationMs: 1234.5,
  isCounted: true,
  outcome: "done",
};

describeOnEachDatabase("the ledger of model calls", (get) => {
  afterEach(async () => {
    for (const table of ["ai_calls", "ai_months"] as const) await get().db.deleteFrom(table).execute();
  });

  /** Begins a call that must be allowed. @returns its id. */
  async function begin(budget = {}, now = NOW, most: { tokens: number; cost?: number } = MAX): Promise<string> {
    const begun = await beginCall(get(), CALL, most, budget, now);
    if (!begun.ok) throw new Error(begun.error.message);
    return begun.value;
  }
  const month = (now = NOW) => readMonth(get().db, now);

  it("records a call's purpose, usage and end", async () => {
    const id = await begin();
    expect((await listCalls(get().db, PAGE, NOW)).items).toMatchObject([{ id, outcome: "running", outputTokens: 0 }]);
    expect(await month()).toEqual({ tokens: 0, cost: 0 });
    await endCall(get(), id, END);
    expect(await listCalls(get().db, PAGE, NOW)).toEqual({
      items: [
        {
          id,
          at: NOW.toISOString(),
          user: "",
          task: "block",
          blockType: "faq",
          pageId: "home",
          model: "openai/gpt-4.1",
          inputTokens: 300,
          outputTokens: 200,
          cost: 0.0022,
          durationMs: 1235,
          outcome: "done",
        },
      ],
    });
    expect(await month()).toEqual({ tokens: 500, cost: 0.0022 });
  });

  it("records why a call failed, and that a model's price isn't known", async () => {
    const failed = { ...END, cost: undefined, outcome: "failed", failure: "TIMEOUT" } as const;
    await endCall(get(), await begin(), failed);
    const [item] = (await listCalls(get().db, PAGE, NOW)).items;
    expect(item).toMatchObject({ outcome: "failed", failure: "TIMEOUT" });
    expect(item?.cost).toBeUndefined();
    expect(await month()).toEqual({ tokens: 500, cost: 0 });
  });

  it.each([
    ["tokens", { tokens: 5500 }],
    ["money", { cost: 0.055 }],
  ])("allows no more concurrent calls than fit into a budget of %s", async (_what, budget) => {
    const begun = await Promise.all(Array.from({ length: 20 }, () => beginCall(get(), CALL, MAX, budget, NOW)));
    const letIn = begun.filter(({ ok }) => ok);
    expect(letIn).toHaveLength(5);
    const refused = begun.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ error: { code: "BUDGET_SPENT", details: { retryAfter: 10 } } });
    for (const one of letIn) if (one.ok) await endCall(get(), one.value, END);
    expect(await month()).toEqual({ tokens: 2500, cost: 0.011 });
    await begin(budget);
  });

  it("says when a spent budget is renewed, and allows calls again then", async () => {
    const budget = { tokens: 1400 };
    await endCall(get(), await begin(budget), END);
    const refused = await beginCall(get(), CALL, MAX, budget, NOW);
    expect(refused).toMatchObject({ error: { code: "BUDGET_SPENT", details: { retryAfter: 9.5 * 86_400 } } });
    await begin(budget, new Date("2026-12-01T00:00:00.000Z"));
    expect(await month(new Date("2026-12-31T23:59:59.999Z"))).toEqual({ tokens: 0, cost: 0 });
  });

  it("allows nothing with a budget of zero, and everything without one", async () => {
    expect(await beginCall(get(), CALL, MAX, { tokens: 0 }, NOW)).toMatchObject({ ok: false });
    expect(await beginCall(get(), CALL, MAX, { cost: 0 }, NOW)).toMatchObject({ ok: false });
    await begin({ cost: 0 }, NOW, { tokens: 1000 });
    await begin({}, NOW, { tokens: 1e12, cost: 1e6 });
  });

  it("releases the reservations of a process that ended, and counts a call that ends after all", async () => {
    const budget = { tokens: 1000, cost: 0.01 };
    const id = await begin(budget);
    expect((await beginCall(get(), CALL, MAX, budget, later(14))).ok).toBe(false);
    expect((await listCalls(get().db, PAGE, later(16))).items).toMatchObject([{ outcome: "lost" }]);
    const second = await begin(budget, later(16));
    const outcomes = (await listCalls(get().db, PAGE, later(16))).items.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["running", "lost"]);
    await endCall(get(), id, END);
    await endCall(get(), second, END);
    expect(await month()).toEqual({ tokens: 1000, cost: 0.0044 });
    const row = await get().db.selectFrom("ai_months").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ held_tokens: 0, held_micros: 0 });
  });

  it("counts a call once whose end is recorded twice, as after an answer of the database that got lost", async () => {
    const id = await begin();
    for (let time = 0; time < 2; time += 1) await endCall(get(), id, END);
    expect(await month()).toEqual({ tokens: 500, cost: 0.0022 });
  });

  it("counts a call for the month that it began in", { tags: ["slow"] }, async () => {
    const id = await begin({}, new Date("2026-11-30T23:59:59.000Z"));
    await endCall(get(), id, END);
    expect(await month()).toEqual({ tokens: 500, cost: 0.0022 });
  });

  it("lists the newest first, page by page, with the users' names", async () => {
    for (let index = 0; index < 60; index += 1) await endCall(get(), await begin(), END);
    const first = await listCalls(get().db, PAGE, NOW);
    expect(first.items).toHaveLength(50);
    const rest = await listCalls(get().db, { ...PAGE, cursor: first.nextCursor }, NOW);
    expect(rest.items).toHaveLength(10);
    expect(rest.nextCursor).toBeUndefined();
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(new Set(ids).size).toBe(60);
  });
});

describe("what is counted", () => {
  it("keeps millionths of a dollar, and zero as zero", () => {
    expect([0, 0.0022, 0.1 + 0.2, 0.0000001, 12.5].map(toMicros)).toEqual([0, 2200, 300_000, 1, 12_500_000]);
    expect(toDollars(2200)).toBe(0.0022);
  });

  it("knows how long months are", () => {
    expect(secondsLeftIn(new Date("2026-12-31T23:59:59.500Z"))).toBe(1);
    expect(secondsLeftIn(new Date("2028-02-28T00:00:00.000Z"))).toBe(2 * 86_400);
  });
});
