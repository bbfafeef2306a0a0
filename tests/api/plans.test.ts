import { describe, expect, it } from "vitest";
import { termsOf, type Plan } from "#plans";
import { giveBackCoupon, listOfferedPlans, quoteCoupon, readPlan, redeemCoupon } from "#plans/server";
import type { Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const PRO = {
  name: " Pro\n plan ",
  features: [
    { text: "Reports" },
    { feature: "people", limit: 5 },
    { feature: "exports", limit: null, text: "Exports" },
  ],
  prices: [
    { interval: "month", currency: "USD", amount: 1999 },
    { interval: "year", currency: "USD", amount: 19_990 },
    { interval: "month", currency: "JPY", amount: 2000 },
  ],
};

const AT = new Date("2026-06-15T12:00:00Z");

describe.each(engines)("plans and coupons on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  const db = () => site().services.database.db;
  const post = async (body: object) => (await api().post("/api/plans", { ...PRO, ...body })).body;
  const coupon = async (body: object) => {
    const code = `C${crypto.randomUUID()}`.slice(0, 20);
    return (await api().post("/api/coupons", { code, rules: [{ percent: 10 }], ...body })).body;
  };
  /** The refusal of a request: status, code, path. */
  const refusal = ({ status, body }: Awaited<ReturnType<Api["get"]>>) => [status, body.error?.code, body.error?.path];

  it("begin with three samples, which stay samples until they are changed or confirmed", async () => {
    const { items } = (await api().get("/api/plans")).body;
    expect(items.map((plan: Plan) => [plan.name, plan.isSample])).toEqual([
      ["Free", true],
      ["Team", true],
      ["Institution", true],
    ]);
    const [free, team, institution] = items;
    const named = async () => (await api().get("/api/editor/data")).body.samplePlans;
    expect(await named()).toEqual(["Free", "Team", "Institution"]);
    await api().patch(`/api/plans/${free.id}`, { isSample: false });
    await api().patch(`/api/plans/${team.id}`, { name: "Crew" });
    await api().patch(`/api/plans/${institution.id}`, { isArchived: true });
    expect(await named()).toEqual([]);
    const archived = (await api().get(`/api/plans/${institution.id}`)).body;
    expect(archived).toMatchObject({ isSample: true, isArchived: true });
  });

  it("are added once where a request is repeated with its id", async () => {
    const id = "01930000-0000-7000-8000-000000000001";
    const [first, again] = [await post({ id }), await post({ id, name: "Other" })];
    expect([first.id, again]).toEqual([id, first]);
    expect(refusal(await api().post("/api/plans", { ...PRO, id: "pro" }))).toEqual([422, "INVALID", ["id"]]);
  });

  it("are added last, read back, put in order and no longer offered once archived", async () => {
    const made = await api().post("/api/plans", PRO);
    expect([made.status, made.body]).toMatchObject([
      201,
      { ...PRO, name: "Pro plan", isOnRequest: false, isFree: false, trialDays: 0, isSample: false, revision: 1 },
    ]);
    const other = await post({ name: "Ask us", prices: [] });
    expect(other).toMatchObject({ isOnRequest: true, order: made.body.order + 1 });
    const { items } = (await api().put("/api/plans/order", { ids: [other.id, made.body.id] })).body;
    expect(items.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([other.id, made.body.id]);
    expect(refusal(await api().put("/api/plans/order", { ids: ["none"] }))).toEqual([422, "INVALID", ["ids"]]);
    await api().patch(`/api/plans/${other.id}`, { isArchived: true });
    expect((await listOfferedPlans(db())).map(({ id }) => id)).not.toContain(other.id);
  });

  it.each<[string, object, string[]]>([
    ["no name", { name: " " }, ["name"]],
    [
      "a fraction of a cent",
      { prices: [{ interval: "month", currency: "USD", amount: 9.5 }] },
      ["prices", "0", "amount"],
    ],
    ["a price below 0", { prices: [{ interval: "month", currency: "USD", amount: -1 }] }, ["prices", "0", "amount"]],
    [
      "an unknown currency",
      { prices: [{ interval: "month", currency: "ABC", amount: 1 }] },
      ["prices", "0", "currency"],
    ],
    ["an unknown interval", { prices: [{ interval: "day", currency: "USD", amount: 1 }] }, ["prices", "0", "interval"]],
    ["one price twice", { prices: [PRO.prices[0], { ...PRO.prices[0], amount: 1 }] }, ["prices", "1", "interval"]],
    ["prices of a free plan", { isFree: true }, ["prices"]],
    ["free and on request", { isFree: true, isOnRequest: true, prices: [] }, ["isOnRequest"]],
    ["neither price nor reason", { isOnRequest: false, prices: [] }, ["prices"]],
    ["an empty feature", { features: [{}] }, ["features", "0", "text"]],
    ["a feature without its limit", { features: [{ feature: "people" }] }, ["features", "0", "limit"]],
    ["a limit twice", { features: [PRO.features[1], PRO.features[1]] }, ["features", "1", "feature"]],
    ["rows of nothing", { features: [{ feature: "rows:none", limit: 1 }] }, ["features", "0", "feature"]],
  ])("refuse %s and say where", async (_case, body, path) => {
    expect(refusal(await api().post("/api/plans", { ...PRO, ...body }))).toEqual([422, "INVALID", path]);
  });

  it("limit rows of an entity, which may be given by name", async () => {
    const entity = { name: "mentors", title: "Mentor", titlePlural: "Mentors", properties: [] };
    const { id } = (await api().post("/api/entities", entity)).body;
    const plan = await post({ features: [{ feature: "rows:mentors", limit: 40 }] });
    expect(plan.features).toEqual([{ feature: `rows:${id}`, limit: 40 }]);
    const { items } = (await api().get("/api/plan-features")).body;
    expect(items).toContainEqual({ feature: `rows:${id}`, title: "Mentors" });
    expect(items).toContainEqual({ feature: "people", title: "People" });
  });

  it("keep what was sold, and give a changed amount another id", async () => {
    const plan = await post({});
    const sold = termsOf(plan, plan.prices[0]);
    const prices = [{ ...PRO.prices[0], amount: 2500 }, PRO.prices[1]];
    const changed = (await api().patch(`/api/plans/${plan.id}`, { name: "Max", prices, features: [] })).body;
    expect(changed.prices.map(({ id }: { id: string }) => id)).toEqual([
      expect.not.stringMatching(plan.prices[0].id),
      plan.prices[1].id,
    ]);
    expect(sold).toMatchObject({ name: "Pro plan", limits: { people: 5, exports: null }, price: plan.prices[0] });
    const late = await api().patch(`/api/plans/${plan.id}`, { name: "Late", revision: plan.revision });
    expect(refusal(late)).toEqual([409, "PLAN_CHANGED", undefined]);
    expect(await readPlan(db(), plan.id)).toMatchObject({ ok: true, value: { name: "Max" } });
  });

  it("take a rule's part off the prices that it fits, under a code in any case", async () => {
    const plan = await post({});
    const rules = [
      { percent: 20, plans: [plan.id], intervals: ["month"] },
      { amount: 5000, currency: "USD", plans: [plan.id], intervals: ["year"] },
    ];
    const { code } = await coupon({ rules });
    const quoted = await quoteCoupon(db(), ` ${code.toLowerCase()} `, AT);
    const price = (index: number, amount: number) => {
      const { amount: amountBefore, ...kind } = PRO.prices[index] ?? { amount: 0 };
      return { plan: plan.id, ...kind, amount, amountBefore };
    };
    const prices = [price(0, 1599), price(1, 14_990), price(2, 1600)];
    expect(quoted).toEqual({ ok: true, value: { code, prices } });
    await api().patch(`/api/plans/${plan.id}`, { isArchived: true });
    expect(await quoteCoupon(db(), code, AT)).toMatchObject({ ok: false, error: { code: "COUPON_NOT_FOR_PLAN" } });
  });

  it.each<[string, object, string]>([
    ["is over", { until: "2026-06-14" }, "COUPON_EXPIRED"],
    ["hasn't begun", { from: "2026-06-15T14:00:01+02:00" }, "COUPON_NOT_STARTED"],
    ["takes off another currency", { rules: [{ amount: 1, currency: "CHF" }] }, "COUPON_NOT_FOR_PLAN"],
    ["is for other intervals", { rules: [{ percent: 5, intervals: ["week"] }] }, "COUPON_NOT_FOR_PLAN"],
  ])("have no price for a coupon that %s", async (_case, body, expected) => {
    await post({});
    const { code } = await coupon(body);
    expect(await quoteCoupon(db(), code, AT)).toMatchObject({ ok: false, error: { code: expected } });
  });

  it("accept a coupon on its last day, and no unknown one", async () => {
    await post({});
    const { code } = await coupon({ from: "2026-06-15", until: "2026-06-15" });
    expect(await quoteCoupon(db(), code, AT)).toMatchObject({ ok: true });
    expect(await quoteCoupon(db(), "NONE", AT)).toMatchObject({ ok: false, error: { code: "COUPON_UNKNOWN" } });
  });

  it.each<[string, object, string[]]>([
    ["no rule", { rules: [] }, ["rules"]],
    ["nothing to take off", { rules: [{}] }, ["rules", "0", "percent"]],
    ["both kinds in one rule", { rules: [{ percent: 5, amount: 1, currency: "USD" }] }, ["rules", "0", "amount"]],
    ["an amount without a currency", { rules: [{ amount: 5 }] }, ["rules", "0", "currency"]],
    ["more than everything", { rules: [{ percent: 101 }] }, ["rules", "0", "percent"]],
    ["a plan that isn't there", { rules: [{ percent: 5, plans: ["none"] }] }, ["rules", "0", "plans"]],
    ["an end before its beginning", { from: "2026-02-02", until: "2026-02-01" }, ["until"]],
    ["a day that isn't one", { until: "2026-02-30" }, ["until"]],
    ["a code with spaces inside", { code: "A B" }, ["code"]],
  ])("refuse a coupon with %s", async (_case, body, path) => {
    const answer = await api().post("/api/coupons", { code: "REFUSED", rules: [{ percent: 10 }], ...body });
    expect(refusal(answer)).toEqual([422, "INVALID", path]);
  });

  it("change and delete coupons, one for each code", async () => {
    const first = await coupon({ code: "spring-26", maxRedemptions: 3 });
    expect(first).toMatchObject({ code: "SPRING-26", used: 0, oncePerCustomer: false });
    const second = await api().post("/api/coupons", { code: "Spring-26", rules: [{ percent: 1 }] });
    expect(refusal(second)).toEqual([409, "COUPON_TAKEN", ["code"]]);
    const own = { id: "01930000-0000-7000-8000-000000000005", code: "ONCE", rules: [{ percent: 1 }] };
    const once = await coupon(own);
    expect([once.id, await coupon(own)]).toEqual([own.id, once]);
    const at = `/api/coupons/${first.id}`;
    const changed = (await api().patch(at, { maxRedemptions: null, until: "2027-01-01", revision: 1 })).body;
    expect(changed).toMatchObject({ code: "SPRING-26", until: "2027-01-01T23:59:59.999Z", revision: 2 });
    expect(changed).not.toHaveProperty("maxRedemptions");
    expect(refusal(await api().patch(at, { code: "X", revision: 1 }))).toEqual([409, "COUPON_CHANGED", undefined]);
    expect((await api().remove(at)).status).toBe(200);
    expect(refusal(await api().get(at))).toEqual([404, "NOT_FOUND", undefined]);
  });

  it("give the last redemption to one of a hundred, and to the next once it is given back", async () => {
    const plan = await post({});
    const { id, code } = await coupon({ maxRedemptions: 1 });
    const redeem = (customer: string) =>
      site().services.database.inTransaction((trx) =>
        redeemCoupon(trx, code, { customer, plan: plan.id, interval: "month", currency: "USD" }),
      );
    const all = await Promise.all(Array.from({ length: 100 }, (_, index) => redeem(`customer ${index}`)));
    const won = all.flatMap((one) => (one.ok ? [one.value] : []));
    expect(won).toMatchObject([{ amount: 1799, amountBefore: 1999 }]);
    expect(new Set(all.flatMap((one) => (one.ok ? [] : [one.error.code])))).toEqual(new Set(["COUPON_USED_UP"]));
    for (const _twice of [1, 2]) {
      await site().services.database.inTransaction((trx) => giveBackCoupon(trx, won[0]?.id ?? ""));
    }
    expect((await api().get(`/api/coupons/${id}`)).body.used).toBe(0);
    expect([(await redeem("next")).ok, (await redeem("too late")).ok]).toEqual([true, false]);
    await api().patch(`/api/coupons/${id}`, { maxRedemptions: 9 });
    await api().patch(`/api/plans/${plan.id}`, { isArchived: true });
    expect(await redeem("archived")).toMatchObject({ error: { code: "COUPON_NOT_FOR_PLAN" } });
  });

  it("count a customer once, however often they try at the same time", async () => {
    const plan = await post({});
    const { id, code } = await coupon({ oncePerCustomer: true });
    const redeem = (customer: string) =>
      site().services.database.inTransaction((trx) =>
        redeemCoupon(trx, code, { customer, plan: plan.id, interval: "year", currency: "USD" }),
      );
    const tries = await Promise.all(Array.from({ length: 20 }, (_, index) => redeem(index % 2 ? "ada" : "bob")));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(2);
    expect(tries.find(({ ok }) => !ok)).toMatchObject({ error: { code: "COUPON_ALREADY_USED" } });
    expect((await api().get(`/api/coupons/${id}`)).body.used).toBe(2);
  });
});
