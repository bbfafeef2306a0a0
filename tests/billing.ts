import { afterAll, beforeAll } from "vitest";
import { paySession, startFakeStripe } from "../scripts/lib/fake-stripe/index.ts";
import type { Engine } from "./databases.ts";
import type { JsonAnswer } from "./json-answer.ts";
import { joinAs, type Member } from "./members.ts";
import { signedIn, type BrowserHeaders } from "./sign-in.ts";
import { siteFor } from "./site-for.ts";

/** The most people that each of the tests' plans allows. */
export const PEOPLE = { free: 2, team: 10, big: 50 };

type Options = { variables?: Record<string, string>; takesPayments?: boolean };

/** Opens a site that takes payments at a fake of Stripe, with a free plan, and two paid ones by month and by year in place of the samples. */
export async function billingFor(engine: Engine, { variables = {}, takesPayments = true }: Options = {}) {
  const fake = await startFakeStripe();
  const { site } = siteFor(engine, { ...(takesPayments && fake.variables), ...variables });
  const plans: Record<"free" | "team" | "big", string> = { free: "", team: "", big: "" };

  fake.webhooks.deliver = async (body, signature) => {
    const headers = { "stripe-signature": signature };
    return (await site().request("/api/stripe/webhook", { method: "POST", body, headers })).status;
  };

  async function send(
    who: { headers: BrowserHeaders },
    method: string,
    path: string,
    body?: unknown,
  ): Promise<JsonAnswer> {
    const init = { method, headers: who.headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await site().request(path, init);
    return { status: answer.status, body: await answer.json() };
  }

  beforeAll(async () => {
    const headers = await signedIn(site(), "admin");
    for (const { id } of (await send({ headers }, "GET", "/api/plans")).body.items) {
      await send({ headers }, "PATCH", `/api/plans/${id}`, { isArchived: true });
    }
    const limit = (max: number) => [{ feature: "people", limit: max, text: `Up to ${max} people` }];
    const prices = (amount: number) =>
      ["USD", "EUR"].flatMap((currency) => [
        { interval: "month", currency, amount },
        { interval: "year", currency, amount: amount * 10 },
      ]);
    const make = async (plan: object) => {
      const answer = await send({ headers }, "POST", "/api/plans", plan);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body.id;
    };
    plans.free = await make({ name: "Free", features: limit(PEOPLE.free), isFree: true });
    plans.team = await make({ name: "Team", features: limit(PEOPLE.team), prices: prices(2000) });
    plans.big = await make({ name: "Big", features: limit(PEOPLE.big), prices: prices(9000) });
  });
  afterAll(() => fake.stop());

  let made = 0;
  /** Makes an organisation with an owner. */
  async function makeTenant(): Promise<Member & Record<"tenant" | "tenantId" | "path", string>> {
    const tenant = `club${(made += 1)}`;
    const headers = await signedIn(site(), "admin");
    const answer = await send({ headers }, "POST", "/api/tenants", { title: `Club ${made}`, name: tenant });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    const owner = await joinAs(site(), tenant, "owner");
    return { ...owner, tenant, tenantId: answer.body.id, path: `/api/tenants/${tenant}/billing` };
  }
  type Owner = Awaited<ReturnType<typeof makeTenant>>;

  /** Chooses a plan as an owner does. @returns the answer. */
  const choose = (owner: Owner, plan: keyof typeof plans, more: object = {}) => {
    const body = { plan: plans[plan], ...(plan !== "free" && { interval: "month", currency: "USD" }), ...more };
    return send(owner, "POST", `${owner.path}/plan`, body);
  };
  /** @returns the session that an answer's address leads to. */
  const sessionOf = ({ body }: JsonAnswer) => new URL(body.url).pathname.split("/").at(-1) ?? "";

  return {
    fake,
    site,
    send,
    plans,
    makeTenant,
    choose,
    sessionOf,
    /** Pays for a plan at Stripe; its events are held or sent as the fake is told. */
    buy: async (owner: Owner, plan: "team" | "big", more: object = {}) => {
      const session = paySession(fake.store, sessionOf(await choose(owner, plan, more)));
      return { session, subscription: session.subscription ?? "" };
    },
    /** The plan's name and status, and how many people the organisation may have. */
    stateOf: async (owner: Owner) => {
      const { subscription } = (await send(owner, "GET", owner.path)).body;
      const { items } = (await send(owner, "GET", `/api/tenants/${owner.tenant}/limits`)).body;
      const people = items.find(({ feature }: { feature: string }) => feature === "people");
      return [subscription?.name, subscription?.status, people.max ?? people.planMax];
    },
  };
}
