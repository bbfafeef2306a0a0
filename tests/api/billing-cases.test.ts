import { beforeAll, describe, expect, it } from "vitest";
import { processDueSubscription } from "../../src/domains/billing/due.server.ts";
import { paymentsOf } from "../../src/domains/billing/server.ts";
import { cancelSubscription, paySession, updateSubscription } from "../../scripts/lib/fake-stripe/index.ts";
import { billingFor, PEOPLE } from "../billing.ts";
import { engines } from "../databases.ts";
import { signedIn } from "../sign-in.ts";

const DAY_MS = 86_400_000;

describe.each(engines)("cases of payments on $name", async (engine) => {
  const { fake, site, send, makeTenant, choose, sessionOf, buy, stateOf } = await billingFor(engine);
  const { store, webhooks } = fake;
  let staff: Parameters<typeof send>[0];
  beforeAll(async () => void (staff = { headers: await signedIn(site(), "admin") }));

  type Owner = Awaited<ReturnType<typeof makeTenant>>;
  const makePlan = async (plan: object): Promise<string> => (await send(staff, "POST", "/api/plans", plan)).body.id;
  const take = (owner: Owner, plan: string) => send(owner, "POST", `${owner.path}/plan`, { plan });
  const limit = (most: number) => [{ feature: "people", limit: most }];

  it("a price that is paid once lasts, and its late event doesn't take a later plan away", async () => {
    webhooks.isHeld = true;
    const prices = [{ interval: "once", currency: "JPY", amount: 12_000 }];
    const plan = await makePlan({ name: "For good", features: limit(30), prices });
    const owner = await makeTenant();
    const before = store.events.length;
    const paid = paySession(store, sessionOf(await take(owner, plan)));
    await send(owner, "POST", `${owner.path}/session`, { session: paid.id });
    expect(await stateOf(owner)).toEqual(["For good", "active", 30]);
    expect(paid).toMatchObject({ mode: "payment", amount_total: 12_000, currency: "jpy" });
    await choose(owner, "free");
    for (const event of store.events.slice(before)) expect(await webhooks.send(event)).toBe(200);
    expect(await stateOf(owner)).toEqual(["Free", "active", PEOPLE.free]);
  });

  it("a trial is given once", async () => {
    webhooks.isHeld = false;
    const prices = [{ interval: "month", currency: "USD", amount: 500 }];
    const plan = await makePlan({ name: "Tried", features: limit(5), prices, trialDays: 14 });
    const owner = await makeTenant();
    const first = paySession(store, sessionOf(await take(owner, plan)));
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Tried", "trial", 5]);
    cancelSubscription(store, first.subscription ?? "");
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Tried", "ended", PEOPLE.free]);
    paySession(store, sessionOf(await take(owner, plan)));
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Tried", "active", 5]);
  });

  it("of two subscriptions the first stays, and the second is ended", async () => {
    webhooks.isHeld = false;
    const owner = await makeTenant();
    const { subscription: id } = await buy(owner, "team");
    await webhooks.settle();
    const first = store.subscriptions.get(id);
    if (!first) throw new Error("No subscription");
    const second = { ...structuredClone(first), id: store.id("sub"), created: first.created + 1 };
    store.subscriptions.set(second.id, second);
    store.emit("customer.subscription.created", second);
    await webhooks.settle();
    expect([first.status, second.status]).toEqual(["active", "canceled"]);
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
  });

  it("what went missing at Stripe is written again, and an unknown subscription ends when its owner chooses", async () => {
    webhooks.isHeld = false;
    await send(staff, "POST", "/api/coupons", { code: "AGAIN", rules: [{ percent: 50 }] });
    const [owner, other] = [await makeTenant(), await makeTenant()];
    const half = { coupon: "AGAIN" };
    await buy(owner, "team", half);
    const open = await choose(other, "team", half);
    await webhooks.settle();
    for (const _twice of [1, 2]) {
      store.clear();
      const { subscription } = await buy(owner, "team", half);
      await webhooks.settle();
      expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
      expect(store.subscriptions.get(subscription)).toMatchObject({ status: "active" });
      const again = await choose(other, "team", half);
      expect(again.body.outcome).toBe("pay");
      expect(sessionOf(again)).not.toBe(sessionOf(open));
    }
    store.clear();
    expect((await send(owner, "POST", `${owner.path}/cancel`)).status).toBe(200);
    expect(await stateOf(owner)).toEqual(["Team", "ended", PEOPLE.free]);
  });

  it("a subscription that ended without a word is found at the end of its period", async () => {
    webhooks.isHeld = false;
    const owner = await makeTenant();
    const { subscription } = await buy(owner, "team");
    await webhooks.settle();
    webhooks.isHeld = true;
    cancelSubscription(store, subscription);
    const later = { ...paymentsOf(site().services), now: () => new Date(Date.now() + 31 * DAY_MS) };
    while (await processDueSubscription(later));
    expect(await stateOf(owner)).toEqual(["Team", "ended", PEOPLE.free]);
  });

  it("a change of the plan doesn't reach who has it, and the next buyer gets it", async () => {
    webhooks.isHeld = false;
    const prices = [{ interval: "month", currency: "USD", amount: 700 }];
    const plan = await makePlan({ name: "Grown", features: limit(7), prices });
    const [early, late] = [await makeTenant(), await makeTenant()];
    paySession(store, sessionOf(await take(early, plan)));
    await webhooks.settle();
    const change = { features: limit(9), prices: [{ ...prices[0], amount: 900 }] };
    expect((await send(staff, "PATCH", `/api/plans/${plan}`, change)).status).toBe(200);
    const paid = paySession(store, sessionOf(await take(late, plan)));
    await webhooks.settle();
    expect([await stateOf(early), await stateOf(late)]).toEqual([
      ["Grown", "active", 7],
      ["Grown", "active", 9],
    ]);
    expect(paid.amount_total).toBe(900);
  });

  it("a cancellation in the portal for a later time is revoked, alone or by choosing another plan", async () => {
    webhooks.isHeld = false;
    const owner = await makeTenant();
    const { subscription } = await buy(owner, "team");
    await webhooks.settle();
    const leave = async () => {
      updateSubscription(store, subscription, { cancel_at: String(store.seconds() + 86_400) });
      await webhooks.settle();
      expect(await stateOf(owner)).toMatchObject([expect.any(String), "cancelled", expect.any(Number)]);
    };
    await leave();
    expect((await send(owner, "POST", `${owner.path}/resume`)).status).toBe(200);
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
    await leave();
    expect((await choose(owner, "big")).body).toEqual({ outcome: "done" });
    expect(await stateOf(owner)).toEqual(["Big", "active", PEOPLE.big]);
  });

  it("nobody changes to a plan at another price than the one that they were shown", async () => {
    webhooks.isHeld = false;
    const prices = [{ interval: "month", currency: "USD", amount: 3000 }];
    const plan = await makePlan({ name: "Raised", features: limit(20), prices });
    const owner = await makeTenant();
    await buy(owner, "team");
    await webhooks.settle();
    const raised = { prices: [{ ...prices[0], amount: 9000 }] };
    expect((await send(staff, "PATCH", `/api/plans/${plan}`, raised)).status).toBe(200);
    const change = (amount: number | null) => send(owner, "POST", `${owner.path}/plan`, { plan, amount });
    for (const amount of [3000, null])
      expect(await change(amount)).toMatchObject({ status: 409, body: { error: { code: "PLAN_CHANGED" } } });
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
    expect((await change(9000)).status).toBe(200);
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Raised", "active", 20]);
  });

  it("an answer of Stripe's that was overtaken by a newer one is read again", async () => {
    webhooks.isHeld = true;
    const owner = await makeTenant();
    const { session, subscription } = await buy(owner, "team");
    await send(owner, "POST", `${owner.path}/session`, { session: session.id });
    const event = store.events.findLast(({ type }) => type === "customer.subscription.created");
    if (!event) throw new Error("No event");
    const { promise, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    fake.beforeAnswer((called) => {
      if (called.startsWith("GET /v1/subscriptions/") && (asked += 1) === 2) return promise;
      return undefined;
    });
    const slow = webhooks.send(event);
    await expect.poll(() => asked).toBe(2);
    updateSubscription(store, subscription, { cancel_at_period_end: "true" });
    const newer = store.events.at(-1);
    expect(newer && (await webhooks.send(newer))).toBe(200);
    expect(await stateOf(owner)).toEqual(["Team", "cancelled", PEOPLE.team]);
    resolve();
    expect(await slow).toBe(200);
    fake.beforeAnswer();
    expect(await stateOf(owner)).toEqual(["Team", "cancelled", PEOPLE.team]);
  });

  it("nothing is stored while Stripe doesn't answer, and its events are asked for again", async () => {
    webhooks.isHeld = true;
    const owner = await makeTenant();
    fake.fail(...Array.from({ length: 3 }, () => "unavailable" as const));
    const refused = await choose(owner, "team");
    expect([refused.status, refused.body.error.code]).toEqual([503, "UNAVAILABLE"]);
    const { db } = site().services.database;
    expect(await db.selectFrom("checkouts").selectAll().where("tenant_id", "=", owner.tenantId).execute()).toEqual([]);
    const before = store.events.length;
    await buy(owner, "team");
    const event = store.events.slice(before).find(({ type }) => type === "checkout.session.completed");
    if (!event) throw new Error("No event");
    fake.fail(...Array.from({ length: 3 }, () => "unavailable" as const));
    expect(await webhooks.send(event)).toBe(503);
    expect(await stateOf(owner)).toEqual([undefined, undefined, null]);
    expect(await webhooks.send(event)).toBe(200);
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
  });
});
