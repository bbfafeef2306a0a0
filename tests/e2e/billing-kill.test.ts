import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paySession, startFakeStripe, type FakeStripe } from "../../scripts/lib/fake-stripe/index.ts";
import { engines } from "../databases.ts";
import { freePort, startSite, type ServerProcess } from "./server-process.ts";
import { ADMIN, apiOf, signInAsAdmin } from "./signed-in-api.ts";

const SOON = { timeout: 60_000, interval: 20 };

describe.each(engines)("payments on $name", (engine) => {
  let made: Awaited<ReturnType<typeof engine.make>>;
  let stripe: FakeStripe;
  let variables: Record<string, string>;
  let site: ServerProcess;

  beforeAll(async () => {
    made = await engine.make();
    stripe = await startFakeStripe();
    variables = {
      ...ADMIN,
      ...stripe.variables,
      DATA_DIR: made.place.folder,
      APP_SECRET: randomBytes(32).toString("hex"),
      PORT: String(await freePort()),
      LOG_LEVEL: "error",
      ...(made.place.url && { DATABASE_URL: made.place.url }),
    };
    site = await startSite(variables);
    stripe.webhooks.isHeld = true;
    stripe.webhooks.deliver = async (body, signature) => {
      const headers = { "stripe-signature": signature };
      return (await fetch(`${site.url}/api/stripe/webhook`, { method: "POST", body, headers })).status;
    };
  });
  afterAll(async () => {
    await site.stop();
    await stripe.stop();
    await made.remove();
  });

  /** Lets the server die while it waits for Stripe's answer, whose effect is there, then starts it again. */
  async function dieDuring(called: RegExp, work: () => Promise<unknown>): Promise<void> {
    let died: Promise<unknown> | undefined;
    stripe.beforeAnswer(async (name) => {
      if (!died && called.test(name)) await (died = site.stop("SIGKILL"));
    });
    await work().catch(() => undefined);
    await expect.poll(() => died !== undefined, SOON).toBe(true);
    await died;
    stripe.beforeAnswer();
    await made.release();
    site = await startSite(variables);
  }

  it(
    "are taken once, however often the server is killed between Stripe’s answer and its own commit",
    { tags: ["slow"], timeout: 300_000 },
    async () => {
      const admin = await signInAsAdmin(site.url);
      const prices = [{ interval: "month", currency: "USD", amount: 2000 }];
      const features = [{ feature: "people", limit: 10, text: "Up to 10 people" }];
      const plan = (await apiOf(site.url, admin).post("/api/plans", { name: "Crew", features, prices })).body.id;
      await apiOf(site.url, admin).post("/api/tenants", { name: "club", title: "Club" });
      const owner = await makeOwner(admin);
      const choose = () => apiOf(site.url, owner).post("/api/tenants/club/billing/plan", { plan });
      for (const called of [/POST .*products/, /POST .*prices/, /POST .*customers/, /POST .*checkout/]) {
        await dieDuring(called, choose);
      }
      const { store } = stripe;
      const chosen = await choose();
      expect(chosen.body.outcome).toBe("pay");
      expect([store.products.size, store.prices.size, store.customers.size, store.sessions.size]).toEqual([1, 1, 1, 1]);
      const before = store.events.length;
      const [id = ""] = store.sessions.keys();
      paySession(store, id);
      for (const event of store.events.slice(before)) {
        await dieDuring(/GET .*(?:subscriptions|sessions)/, () => stripe.webhooks.send(event));
      }
      for (const event of store.events.slice(before)) expect(await stripe.webhooks.send(event)).toBe(200);
      const { body } = await apiOf(site.url, owner).get("/api/tenants/club/billing");
      expect(body.subscription).toMatchObject({ name: "Crew", status: "active" });
      const limits = (await apiOf(site.url, owner).get("/api/tenants/club/limits")).body.items;
      expect(limits[0]).toMatchObject({ feature: "people", planMax: 10 });
      expect(store.subscriptions.size).toBe(1);
    },
  );

  /** Invites someone who joins as the owner with a new account. @returns their cookie. */
  async function makeOwner(admin: string): Promise<string> {
    const body = { email: "owner@example.org", role: "owner" };
    const { url } = (await apiOf(site.url, admin).post("/api/tenants/club/invitations", body)).body;
    const token = new URL(url).searchParams.get("invitation") ?? "";
    const answer = await fetch(`${site.url}/api/tenant-invitations/${token}/account`, {
      method: "POST",
      body: JSON.stringify({ name: "Olga Owner", password: "a quiet meadow in spring" }),
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
    });
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  }
});
