import { afterEach, describe, expect, it } from "vitest";
import { payDebt, renew } from "../../scripts/lib/fake-stripe/subscriptions.ts";
import { billingFor } from "../billing.ts";
import { engines } from "../databases.ts";

const DAY_SECONDS = 86_400;

describe.each(engines)("a plan whose payment is due on $name", async (engine) => {
  const { fake, send, makeTenant, choose, buy } = await billingFor(engine);
  const { store, webhooks } = fake;
  afterEach(() => webhooks.settle());
  type Owner = Awaited<ReturnType<typeof makeTenant>>;
  const read = async (owner: Owner) => (await send(owner, "GET", owner.path)).body.subscription;

  /** Lets the payment for another period fail, so many days ago. @returns when, in seconds. */
  async function failPayment(subscription: string, days: number): Promise<number> {
    const { latest_invoice: id } = renew(store, subscription, false);
    const invoice = store.invoices.get(id);
    if (!invoice) throw new Error("No invoice");
    invoice.created -= days * DAY_SECONDS;
    await webhooks.settle();
    return invoice.created;
  }

  /** @returns when the days of grace end that began at a time. */
  const graceFrom = (seconds: number) => new Date((seconds + 7 * DAY_SECONDS) * 1000).toISOString();

  it("has days of grace from the first payment that failed, whatever is billed after it", async () => {
    const owner = await makeTenant();
    const { subscription } = await buy(owner, "big");
    await webhooks.settle();
    const first = await failPayment(subscription, 31);
    await failPayment(subscription, 0);
    expect(await read(owner)).toMatchObject({ status: "past_due", graceUntil: graceFrom(first) });
    // A smaller plan costs nothing for the rest of the period.
    expect((await choose(owner, "team")).body.outcome).toBe("done");
    expect(await read(owner)).toMatchObject({ name: "Team", status: "past_due", graceUntil: graceFrom(first) });
    for (const invoice of store.invoices.values()) invoice.status = "paid";
    payDebt(store, subscription);
    await webhooks.settle();
    expect(await read(owner)).toMatchObject({ name: "Team", status: "active", graceUntil: null });
    const later = await failPayment(subscription, 0);
    expect(await read(owner)).toMatchObject({ status: "past_due", graceUntil: graceFrom(later) });
  });

  it("is cancelled, says when it ends, and the cancellation can be taken back", async () => {
    const owner = await makeTenant();
    const { subscription } = await buy(owner, "team");
    await webhooks.settle();
    await failPayment(subscription, 0);
    expect(await read(owner)).toMatchObject({ status: "past_due", endsAt: null });
    expect((await send(owner, "POST", `${owner.path}/cancel`)).status).toBe(200);
    const { status, endsAt, periodEndsAt } = await read(owner);
    expect([status, endsAt]).toEqual(["past_due", periodEndsAt]);
    expect((await send(owner, "POST", `${owner.path}/resume`)).status).toBe(200);
    expect(await read(owner)).toMatchObject({ status: "past_due", endsAt: null });
    expect(store.subscriptions.get(subscription)?.cancel_at_period_end).toBe(false);
  });
});
