import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isRefusal, openStripe } from "../../src/domains/billing/stripe.server.ts";
import { readStripe } from "../../src/server/environment/stripe-environment.ts";
import {
  sign,
  startFakeStripe,
  STRIPE_KEY,
  STRIPE_SECRET,
  type FakeStripe,
} from "../../scripts/lib/fake-stripe/index.ts";

describe("the variables of payments", () => {
  const whole = { STRIPE_SECRET_KEY: "sk_live_abc", STRIPE_WEBHOOK_SECRET: "whsec_abc" };

  it("are complete, or none of them is set", () => {
    expect(readStripe({})).toEqual({ ok: true });
    expect(readStripe({ ...whole, STRIPE_TAX: "1" })).toEqual({
      ok: true,
      settings: { key: "sk_live_abc", webhookSecret: "whsec_abc", isTaxed: true },
    });
  });

  it.each([
    [{ STRIPE_SECRET_KEY: "sk_live_abc" }, "STRIPE_WEBHOOK_SECRET: is required"],
    [{ STRIPE_TAX: "1" }, "STRIPE_TAX: needs STRIPE_SECRET_KEY"],
    [{ ...whole, STRIPE_SECRET_KEY: "pk_live_hidden" }, "STRIPE_SECRET_KEY: must be a secret key"],
    [{ ...whole, STRIPE_WEBHOOK_SECRET: "hidden" }, "STRIPE_WEBHOOK_SECRET: must be the signing secret"],
    [{ ...whole, STRIPE_API_BASE: "hidden" }, "STRIPE_API_BASE: must be an address"],
  ])("%j: %s", (variables, fault) => {
    const read = readStripe(variables);
    expect(read.ok ? [] : read.faults).toEqual([expect.stringContaining(fault)]);
    expect(JSON.stringify(read)).not.toContain("hidden");
  });
});

describe("the SDK and the fake of Stripe", () => {
  let fake: FakeStripe;
  beforeAll(async () => void (fake = await startFakeStripe()));
  afterAll(() => fake.stop());

  const lines: string[] = [];
  const open = (key = STRIPE_KEY) => {
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    return openStripe({ key, webhookSecret: STRIPE_SECRET, apiBase: fake.url, isTaxed: false }, log);
  };

  it("make one object for one idempotency key, even when the first answer is lost", { tags: ["slow"] }, async () => {
    const stripe = await open().open();
    fake.fail("cut");
    const made = await stripe.products.create({ name: "Team", id: "team" }, { idempotencyKey: "product-1" });
    expect(made.name).toBe("Team");
    expect([...fake.store.products.keys()]).toEqual(["team"]);
    const other = stripe.products.create({ name: "Other" }, { idempotencyKey: "product-1" });
    await expect(other).rejects.toMatchObject({ type: "StripeIdempotencyError" });
    const again = await stripe.products.create({ name: "Team", id: "team" }).catch((error: unknown) => error);
    expect([isRefusal(again), again]).toEqual([true, expect.objectContaining({ code: "resource_already_exists" })]);
    const unknown = { name: "Team", colour: "blue" };
    await expect(stripe.products.create(unknown)).rejects.toMatchObject({ code: "parameter_unknown" });
  });

  it("agree on signatures and on how old one may be", async () => {
    const { webhooks } = await open().open();
    const body = JSON.stringify({ id: "evt_1", object: "event" });
    const now = Math.floor(Date.now() / 1000);
    const verify = (signature: string) => webhooks.constructEvent(body, signature, STRIPE_SECRET).id;
    expect(verify(sign(body, STRIPE_SECRET, now))).toBe("evt_1");
    for (const forged of [sign(body, "whsec_other", now), sign(`${body} `, STRIPE_SECRET, now), "t=1,v1=00", ""]) {
      expect(() => verify(forged)).toThrow(/signature|header/i);
    }
    expect(() => verify(sign(body, STRIPE_SECRET, now - 600))).toThrow(/tolerance/);
  });

  it.each([
    ["declined", /^Your card was refused\. Set another one/],
    ["unconfirmed", /^Your bank wants you to confirm this payment\. Add your card again/],
  ] as const)("say what someone can do about a card that is %s", async (fault, message) => {
    fake.fail(fault);
    const refused = await open().call((stripe) => stripe.customers.create({ name: "Ada" }));
    expect(refused).toMatchObject({
      ok: false,
      error: { code: "PAYMENT_REFUSED", message: expect.stringMatching(message) },
    });
  });

  it("are loaded again after a failure", async () => {
    const broken = vi.fn<() => never>().mockThrow(new Error("too many open files"));
    vi.doMock("stripe", () => ({ default: broken }));
    const stripe = open();
    await expect(stripe.open()).rejects.toThrow("too many open files");
    vi.doUnmock("stripe");
    expect(await (await stripe.open()).customers.create({ name: "Ada" })).toMatchObject({ object: "customer" });
  });

  it("log what Stripe refused without the key", async () => {
    lines.length = 0;
    const refused = await open("sk_test_secretvalue").call((stripe) => stripe.customers.create({ name: "Ada" }));
    expect(refused).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    expect(lines.join("")).toMatch(/"statusCode":401/);
    expect(lines.join("")).not.toContain("secretvalue");
  });
});
