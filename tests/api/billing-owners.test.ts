import { beforeAll, describe, expect, it } from "vitest";
import { cancelSubscription, paySession } from "../../scripts/lib/fake-stripe/index.ts";
import { billingFor, PEOPLE } from "../billing.ts";
import { engines } from "../databases.ts";
import { accept, inviteAs } from "../members.ts";
import { headersAs, makeUser, signedIn } from "../sign-in.ts";

describe.each(engines)("organisations and their plans on $name", async (engine) => {
  const variables = { SIGN_UP: "open" };
  const { fake, site, send, makeTenant, choose, sessionOf, plans, stateOf } = await billingFor(engine, { variables });
  const { store, webhooks } = fake;
  let staff: Parameters<typeof send>[0];
  beforeAll(async () => void (staff = { headers: await signedIn(site(), "admin") }));

  const found = (who: typeof staff, title: string) =>
    send(who, "POST", "/api/organisations", { title, plan: plans.team });

  it("get a name in addresses however many titles have no Latin letters", async () => {
    const titles = ["مدرسة النور", "東京学校", "โรงเรียน", "בית ספר", "विद्यालय"];
    const statuses: number[] = [];
    for (const person of titles.keys()) {
      const email = `founder${person}@example.org`;
      await makeUser(site(), "member", email);
      const headers = await headersAs(site(), email);
      for (const title of titles) statuses.push((await found({ headers }, title)).status);
    }
    expect(statuses).toEqual(Array.from({ length: 25 }, () => 201));
  });

  it("are at most five of an owner", async () => {
    await makeUser(site(), "member", "collector@example.org");
    const headers = await headersAs(site(), "collector@example.org");
    const outcomes: unknown[] = [];
    for (let count = 1; count <= 6; count += 1) outcomes.push((await found({ headers }, `Club ${count}`)).status);
    expect(outcomes).toEqual([201, 201, 201, 201, 201, 409]);
  });

  it("are paid for by the site's staff too in an account that owns one", async () => {
    const { name } = (await found(staff, "Ours")).body;
    const plan = { plan: plans.team, interval: "month", currency: "USD" };
    const take = (tenant: string, body: object) => send(staff, "POST", `/api/tenants/${tenant}/billing/plan`, body);
    expect((await take(name, { ...plan, asOwner: true })).body.outcome).toBe("pay");
    const { tenant } = await makeTenant();
    const takeAsOwner = async () => (await take(tenant, { ...plan, asOwner: true })).body.error.code;
    expect(await takeAsOwner()).toBe("FORBIDDEN");
    await accept(site(), await inviteAs(site(), tenant, "manager", "admin@example.org"), staff.headers);
    expect(await takeAsOwner()).toBe("FORBIDDEN");
    expect((await take(tenant, plan)).body).toEqual({ outcome: "done" });
  });

  it("keep a subscription that began while a single payment took days, and can cancel it", async () => {
    const prices = [{ interval: "once", currency: "USD", amount: 90_000 }];
    const plan = (await send(staff, "POST", "/api/plans", { name: "For good", prices })).body.id;
    const owner = await makeTenant();
    const once = store.sessions.get(sessionOf(await send(owner, "POST", `${owner.path}/plan`, { plan })));
    if (!once) throw new Error("No session");
    // A bank transfer: the page is left, the money isn't there.
    Object.assign(once, { status: "complete", payment_status: "unpaid", url: null });
    store.emit("checkout.session.completed", once);
    await webhooks.settle();
    const { subscription } = paySession(store, sessionOf(await choose(owner, "team")));
    await webhooks.settle();
    once.payment_status = "paid";
    store.emit("checkout.session.async_payment_succeeded", once);
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
    expect((await send(owner, "POST", `${owner.path}/cancel`)).status).toBe(200);
    expect(store.subscriptions.get(subscription ?? "")?.cancel_at_period_end).toBe(true);
  });

  it("know whether they have had their trial", async () => {
    const prices = [{ interval: "month", currency: "USD", amount: 500 }];
    const plan = (await send(staff, "POST", "/api/plans", { name: "Tried", prices, trialDays: 14 })).body.id;
    const owner = await makeTenant();
    const hadTrial = async () => (await send(owner, "GET", owner.path)).body.hadTrial;
    expect(await hadTrial()).toBe(false);
    const { subscription } = paySession(store, sessionOf(await send(owner, "POST", `${owner.path}/plan`, { plan })));
    await webhooks.settle();
    cancelSubscription(store, subscription ?? "");
    await webhooks.settle();
    expect(await hadTrial()).toBe(true);
  });
});
