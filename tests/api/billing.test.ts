import { describe, expect, it } from "vitest";
import { processDueSubscription } from "../../src/domains/billing/due.server.ts";
import { GRACE_DAYS } from "../../src/domains/billing/subscription.ts";
import { paymentsOf } from "../../src/domains/billing/server.ts";
import { expireSession, payDebt, paySession, renew, sign, STRIPE_SECRET } from "../../scripts/lib/fake-stripe/index.ts";
import { billingFor, PEOPLE } from "../billing.ts";
import { engines } from "../databases.ts";
import { joinAs } from "../members.ts";
import { signedIn } from "../sign-in.ts";

const DAY_MS = 86_400_000;

describe.each(engines)("payments on $name", async (engine) => {
  const billing = await billingFor(engine);
  const { fake, site, send, plans, makeTenant, choose, sessionOf, buy, stateOf } = billing;
  const { store, webhooks } = fake;

  /** Everything that is stored about payments. */
  async function readAll() {
    const { db } = site().services.database;
    return {
      subscriptions: await db.selectFrom("subscriptions").selectAll().orderBy("tenant_id").execute(),
      checkouts: await db.selectFrom("checkouts").selectAll().orderBy("tenant_id").execute(),
      events: await db.selectFrom("stripe_events").selectAll().orderBy("id").execute(),
    };
  }
  const hold = (isHeld: boolean) => void (webhooks.isHeld = isHeld);
  const since = (index: number) => store.events.slice(index);

  it("raise the limits once an event says that a plan is paid, and only then", async () => {
    hold(false);
    const owner = await makeTenant();
    expect(await stateOf(owner)).toEqual([undefined, undefined, null]);
    const chosen = await choose(owner, "team");
    expect(chosen).toMatchObject({ status: 200, body: { outcome: "pay" } });
    expect(await stateOf(owner)).toEqual([undefined, undefined, null]);
    const { subscription } = paySession(store, sessionOf(chosen));
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
    expect(store.subscriptions.get(subscription ?? "")?.metadata.tenant).toBe(owner.tenantId);
    const invoices = (await send(owner, "GET", `${owner.path}/invoices`)).body.items;
    expect(invoices).toMatchObject([{ total: 2000, currency: "USD", status: "paid" }]);
    const portal = await send(owner, "POST", `${owner.path}/portal`);
    expect(portal.body.url).toContain(`${fake.url}/portal/cus_`);
  });

  it("take effect by the way back alone, and the events that follow change nothing", async () => {
    hold(true);
    const owner = await makeTenant();
    const before = store.events.length;
    const { session } = await buy(owner, "team", { interval: "year", currency: "EUR" });
    expect(await stateOf(owner)).toEqual([undefined, undefined, null]);
    const back = await send(owner, "POST", `${owner.path}/session`, { session: session.id });
    expect(back.status).toBe(200);
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
    for (const event of since(before)) expect(await webhooks.send(event)).toBe(200);
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
    expect((await readAll()).checkouts).toEqual([]);
    const stranger = await makeTenant();
    const stolen = await send(stranger, "POST", `${stranger.path}/session`, { session: session.id });
    expect([stolen.status, await stateOf(stranger)]).toEqual([404, [undefined, undefined, null]]);
  });

  it("note an event that comes ten times once", async () => {
    hold(true);
    const owner = await makeTenant();
    const before = store.events.length;
    await buy(owner, "team");
    const event = since(before).find(({ type }) => type === "customer.subscription.created");
    if (!event) throw new Error("No event");
    const statuses = await Promise.all(Array.from({ length: 10 }, () => webhooks.send(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { events, subscriptions } = await readAll();
    expect(events.filter(({ id }) => id === event.id)).toHaveLength(1);
    expect(subscriptions.filter(({ stripe_id: id }) => id !== null)).toHaveLength(
      new Set(subscriptions.map(({ stripe_id: id }) => id)).size,
    );
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
  });

  it("refuse what Stripe hasn't signed, or signed long ago, and store nothing", async () => {
    hold(true);
    const owner = await makeTenant();
    const before = store.events.length;
    await buy(owner, "team");
    const [event] = since(before);
    const stored = await readAll();
    const body = JSON.stringify(event);
    const now = Math.floor(Date.now() / 1000);
    const signed = sign(body, STRIPE_SECRET, now);
    const post = (text: string, signature?: string) =>
      site().request("/api/stripe/webhook", {
        method: "POST",
        body: text,
        headers: signature === undefined ? {} : { "stripe-signature": signature },
      });
    const answers = await Promise.all([
      post(body),
      post(body, "t=1,v1=00"),
      post(body, sign(body, "whsec_other", now)),
      post(`${body} `, signed),
      post(body, sign(body, STRIPE_SECRET, now - 3600)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await post("x".repeat(600_000), signed)).status).toBe(413);
    expect(await readAll()).toEqual(stored);
    expect((await post(body, signed)).status).toBe(200);
  });

  it("open one page for a double click, and make one subscription", async () => {
    hold(false);
    const owner = await makeTenant();
    const answers = await Promise.all([choose(owner, "team"), choose(owner, "team"), choose(owner, "team")]);
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    const [first] = answers;
    const other = await choose(owner, "big");
    expect(() => paySession(store, sessionOf(first as never))).toThrow(/expired/);
    paySession(store, sessionOf(other));
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Big", "active", PEOPLE.big]);
    const own = [...store.subscriptions.values()].filter(({ metadata }) => metadata.tenant === owner.tenantId);
    expect(own).toHaveLength(1);
  });

  it("go on with what a killed process had asked of Stripe", async () => {
    hold(false);
    const owner = await makeTenant();
    const first = await choose(owner, "team");
    // As it is when the process died before it stored Stripe's answer.
    const { db } = site().services.database;
    await db.updateTable("checkouts").set({ session_id: null }).execute();
    expect((await choose(owner, "team")).body.url).toBe(first.body.url);
    await db.updateTable("checkouts").set({ session_id: null }).execute();
    const other = await choose(owner, "big");
    expect(store.sessions.get(sessionOf(first))?.status).toBe("expired");
    paySession(store, sessionOf(other));
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Big", "active", PEOPLE.big]);
  });

  it("change and cancel a plan, take that back, and let people come back", async () => {
    hold(false);
    const owner = await makeTenant();
    const { subscription } = await buy(owner, "team");
    await webhooks.settle();
    expect((await choose(owner, "big")).body).toEqual({ outcome: "done" });
    expect(await stateOf(owner)).toEqual(["Big", "active", PEOPLE.big]);
    const euros = await choose(owner, "team", { currency: "EUR" });
    expect(euros.body.error).toMatchObject({ code: "INVALID", path: ["currency"] });
    await send(owner, "POST", `${owner.path}/cancel`);
    expect(await stateOf(owner)).toEqual(["Big", "cancelled", PEOPLE.big]);
    await send(owner, "POST", `${owner.path}/resume`);
    expect(await stateOf(owner)).toEqual(["Big", "active", PEOPLE.big]);
    await send(owner, "POST", `${owner.path}/cancel`);
    expect((await choose(owner, "big")).body).toEqual({ outcome: "done" });
    expect(await stateOf(owner)).toEqual(["Big", "active", PEOPLE.big]);
    await choose(owner, "free");
    renew(store, subscription, true);
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Big", "ended", PEOPLE.free]);
    await buy(owner, "team");
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
  });

  it("refuse a plan that is smaller than what is used, and say what is too much", async () => {
    hold(false);
    const owner = await makeTenant();
    const { database } = site().services;
    await database.inTransaction(async (trx) => {
      const { rows } = await database.enterTenant(trx, owner.tenantId);
      await rows.updateTable("limits").set({ used: 12 }).where("feature", "=", "people").execute();
    });
    const refused = await choose(owner, "team");
    expect(refused.body.error).toMatchObject({
      code: "PLAN_TOO_SMALL",
      message: expect.stringContaining("People: 12, allowed 10"),
      problems: [{ feature: "people", used: 12, max: 10 }],
    });
    expect((await choose(owner, "big")).body.outcome).toBe("pay");
  });

  it("leave a limit alone that staff has set", async () => {
    hold(false);
    const owner = await makeTenant();
    const staff = { headers: await signedIn(site(), "admin") };
    await send(staff, "PUT", `/api/tenants/${owner.tenant}/limits`, { limits: { people: 7 } });
    await choose(owner, "free");
    expect(await stateOf(owner)).toEqual(["Free", "active", 7]);
    await send(staff, "PUT", `/api/tenants/${owner.tenant}/limits`, { limits: { people: null } });
    expect(await stateOf(owner)).toEqual(["Free", "active", PEOPLE.free]);
    const given = await send(staff, "POST", `${owner.path}/plan`, {
      plan: plans.big,
      interval: "month",
      currency: "USD",
    });
    expect([given.body.outcome, await stateOf(owner)]).toEqual(["done", ["Big", "active", PEOPLE.big]]);
  });

  it("take place while more is used than staff has allowed, whatever the plan", async () => {
    hold(false);
    const owner = await makeTenant();
    await joinAs(site(), owner.tenant, "member");
    const staff = { headers: await signedIn(site(), "admin") };
    await send(staff, "PUT", `/api/tenants/${owner.tenant}/limits`, { limits: { people: 1 } });
    await buy(owner, "big");
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Big", "active", 1]);
  });

  it("keep a plan for days of grace after a payment failed, then lower its limits and delete nothing", async () => {
    hold(false);
    const owner = await makeTenant();
    const { subscription } = await buy(owner, "team");
    await webhooks.settle();
    renew(store, subscription, false);
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Team", "past_due", PEOPLE.team]);
    const at = (days: number) => ({ ...paymentsOf(site().services), now: () => new Date(Date.now() + days * DAY_MS) });
    await processDueSubscription(at(GRACE_DAYS - 1));
    expect(await stateOf(owner)).toEqual(["Team", "past_due", PEOPLE.team]);
    while (await processDueSubscription(at(GRACE_DAYS + 1)));
    expect(await stateOf(owner)).toEqual(["Team", "past_due", PEOPLE.free]);
    payDebt(store, subscription);
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
  });

  it("give a coupon back when its page isn't paid, and discount what is", async () => {
    hold(false);
    const staff = { headers: await signedIn(site(), "admin") };
    await send(staff, "POST", "/api/coupons", { code: "less", rules: [{ percent: 25 }], maxRedemptions: 1 });
    const used = async () =>
      (
        await site()
          .services.database.db.selectFrom("coupons")
          .select("used")
          .where("code", "=", "LESS")
          .executeTakeFirstOrThrow()
      ).used;
    const owner = await makeTenant();
    const first = await choose(owner, "team", { coupon: "LESS" });
    expect([store.sessions.get(sessionOf(first))?.amount_total, await used()]).toEqual([1500, 1]);
    const again = await choose(owner, "team", { coupon: "less" });
    expect([store.sessions.get(sessionOf(again))?.amount_total, await used()]).toEqual([1500, 1]);
    expect((await choose(await makeTenant(), "team", { coupon: "less" })).body.error.code).toBe("COUPON_USED_UP");
    expireSession(store, sessionOf(again));
    await webhooks.settle();
    expect(await used()).toBe(0);
    const { subscription } = await buy(owner, "team", { coupon: "LESS" });
    const renewed = renew(store, subscription, true);
    expect(store.invoices.get(renewed.latest_invoice)?.total).toBe(1500);
    await webhooks.settle();
    expect([await stateOf(owner), await used()]).toEqual([["Team", "active", PEOPLE.team], 1]);
    const cost = async () => {
      const { amount, coupon } = (await send(owner, "GET", owner.path)).body.subscription;
      return [amount, coupon];
    };
    expect(await cost()).toEqual([1500, "LESS"]);
    // Those that were sold before it was noted have it at Stripe alone.
    const sold = store.subscriptions.get(subscription);
    if (sold) sold.metadata = { tenant: sold.metadata.tenant ?? "" };
    renew(store, subscription, true);
    await webhooks.settle();
    expect(await cost()).toEqual([1500, "LESS"]);
    await send(staff, "POST", "/api/coupons", { code: "ALL", rules: [{ percent: 10 }] });
    const withCoupon = await choose(owner, "big", { coupon: "ALL" });
    expect(withCoupon.body.error).toMatchObject({ code: "INVALID", path: ["coupon"] });
    await choose(owner, "big");
    expect(await cost()).toEqual([9000, null]);
  });
});
