import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cancelSubscription,
  payDebt,
  paySession,
  renew,
  updateSubscription,
} from "../../scripts/lib/fake-stripe/index.ts";
import { billingFor, PEOPLE } from "../billing.ts";
import { engines } from "../databases.ts";
import { propertyRuns } from "../property-runs.ts";

describe.each(engines)("events of payments on $name", async (engine) => {
  const { fake, plans, makeTenant, choose, sessionOf, buy, stateOf } = await billingFor(engine);
  const { store, webhooks } = fake;

  it("end in the same state whatever the order and number of events, even if the browser never returns", async () => {
    webhooks.isHeld = true;
    const steps = fc.array(fc.constantFrom("renew", "fail", "settle", "cancel", "resume", "big", "team", "end"), {
      minLength: 1,
      maxLength: 8,
    });
    const seed = fc.array(fc.nat(1000), { minLength: 20, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(steps, seed, async (actions, order) => {
        const owner = await makeTenant();
        const before = store.events.length;
        let { subscription: id } = await buy(owner, "team");
        for (const action of actions) {
          const now = store.subscriptions.get(id);
          if (now?.status === "canceled") {
            const bought = await buyAgain(owner);
            id = bought ?? id;
            continue;
          }
          if (action === "renew" || action === "fail") renew(store, id, action === "renew");
          else if (action === "settle") payDebt(store, id);
          else if (action === "end") cancelSubscription(store, id);
          else if (action === "big" || action === "team") changePriceTo(id, action);
          else updateSubscription(store, id, { cancel_at_period_end: action === "cancel" ? "true" : "false" });
        }
        const all = store.events.slice(before);
        const sent = order.map((number) => all[number % all.length]).concat(all);
        const shuffled = sent.map((event, index) => ({ event, key: order[index % order.length] ?? 0 }));
        const statuses = new Set<number>();
        for (const { event } of shuffled.toSorted((one, other) => one.key - other.key)) {
          if (event) statuses.add(await webhooks.send(event));
        }
        expect(statuses).toEqual(new Set([200]));
        expect(await stateOf(owner)).toEqual(expectedOf(id));
      }),
      propertyRuns(25),
    );
  });

  /** Pays again after a subscription has ended. */
  async function buyAgain(owner: Awaited<ReturnType<typeof makeTenant>>): Promise<string | undefined> {
    const chosen = await choose(owner, "team");
    if (chosen.body.outcome !== "pay") return undefined;
    return paySession(store, sessionOf(chosen)).subscription ?? undefined;
  }

  /** The portal changes a subscription to a price that this site has written. */
  function changePriceTo(id: string, plan: "team" | "big"): void {
    const price = [...store.prices.values()].find(
      ({ metadata, recurring }) => metadata.plan === plans[plan] && recurring?.interval === "month",
    );
    const item = store.subscriptions.get(id)?.items.data[0];
    if (price && item) updateSubscription(store, id, { items: { 0: { id: item.id, price: price.id } } });
  }

  /** What this site must say of a subscription that Stripe has. */
  function expectedOf(id: string): unknown[] {
    const subscription = store.subscriptions.get(id);
    if (!subscription) throw new Error("No subscription");
    const { status, cancel_at: cancelAt, items } = subscription;
    const isBig = items.data[0]?.price.metadata.plan === plans.big;
    const name = isBig ? "Big" : "Team";
    const most = isBig ? PEOPLE.big : PEOPLE.team;
    if (status === "canceled") return [name, "ended", PEOPLE.free];
    if (status === "past_due") return [name, "past_due", most];
    return [name, cancelAt === null ? "active" : "cancelled", most];
  }
});
