import { beforeAll, describe, expect, it } from "vitest";
import { minorAmount } from "#shared";
import { billingFor } from "../billing.ts";
import { engines } from "../databases.ts";
import { signedIn } from "../sign-in.ts";

describe.each(engines)("payments as Stripe takes them on $name", async (engine) => {
  const { fake, site, send, makeTenant, sessionOf, stateOf } = await billingFor(engine);
  const { store, webhooks } = fake;
  let staff: Parameters<typeof send>[0];
  beforeAll(async () => void (staff = { headers: await signedIn(site(), "admin") }));

  /** Stripe's own units (docs.stripe.com/currencies). */
  it.each([
    ["EUR", "12.50", 1250],
    ["JPY", "1200", 1200],
    ["HUF", "5000", 500_000],
    ["ISK", "5000", 500_000],
    ["IDR", "90000", 9_000_000],
    ["KWD", "1.234", 1230],
  ])("charge what was typed in %s", async (currency, typed, charged) => {
    webhooks.isHeld = true;
    // As the admin's form does.
    const prices = [{ interval: "month", currency, amount: minorAmount(typed, currency) }];
    const made = await send(staff, "POST", "/api/plans", { name: `In ${currency}`, prices });
    const owner = await makeTenant();
    const answer = await send(owner, "POST", `${owner.path}/plan`, { plan: made.body.id });
    expect(store.sessions.get(sessionOf(answer))?.amount_total).toBe(charged);
  });

  it("give a coupon back when a payment that takes days fails at last", async () => {
    webhooks.isHeld = false;
    await send(staff, "POST", "/api/coupons", { code: "SLOW", rules: [{ percent: 50 }], oncePerCustomer: true });
    const prices = [{ interval: "once", currency: "EUR", amount: 9000 }];
    const plan = (await send(staff, "POST", "/api/plans", { name: "For good", prices })).body.id;
    const owner = await makeTenant();
    const order = () => send(owner, "POST", `${owner.path}/plan`, { plan, coupon: "SLOW" });
    const session = store.sessions.get(sessionOf(await order()));
    if (!session) throw new Error("No session");
    // A bank transfer: the page is left, the money isn't there.
    Object.assign(session, { status: "complete", payment_status: "unpaid", url: null });
    store.emit("checkout.session.completed", session);
    await webhooks.settle();
    store.emit("checkout.session.async_payment_failed", session);
    await webhooks.settle();
    expect(await stateOf(owner)).toEqual([undefined, undefined, null]);
    const again = await order();
    expect(again.body.error?.code ?? again.body.outcome).toBe("pay");
  });

  it("say nothing of a plan that has begun before the money is there", async () => {
    webhooks.isHeld = true;
    const prices = [{ interval: "once", currency: "EUR", amount: 9000 }];
    const plan = (await send(staff, "POST", "/api/plans", { name: "Later", prices })).body.id;
    const owner = await makeTenant();
    const session = store.sessions.get(sessionOf(await send(owner, "POST", `${owner.path}/plan`, { plan })));
    if (!session) throw new Error("No session");
    Object.assign(session, { status: "complete", payment_status: "unpaid", url: null });
    const back = await send(owner, "POST", `${owner.path}/session`, { session: session.id });
    expect([back.status, back.body]).toEqual([200, { isPaid: false }]);
  });
});
