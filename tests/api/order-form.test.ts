import { beforeAll, describe, expect, it } from "vitest";
import { ORDER_FORM, planAddress } from "#billing";
import { formToken } from "#forms/server";
import { billingFor } from "../billing.ts";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { signedIn } from "../sign-in.ts";

describe.each(engines)("the form that orders a plan on $name", async (engine) => {
  const { site, send, plans, makeTenant } = await billingFor(engine, { takesPayments: false });
  let staff: Parameters<typeof send>[0];
  beforeAll(async () => {
    staff = { headers: await signedIn(site(), "admin") };
    await send(staff, "POST", "/api/coupons", { code: "SPRING", rules: [{ percent: 25, intervals: ["year"] }] });
  });

  const OWN = { origin: "https://example.org" };
  const address = (more: object = {}, locale = "en") =>
    planAddress({ plan: plans.team, interval: "year", currency: "EUR", ...more }, { isSignUpOpen: false, locale });
  const read = async (path: string) => {
    const answer = await site().request(path);
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };
  const token = () => formToken(site().services.secret, ORDER_FORM, Date.now());
  async function post(fields: Record<string, string>, headers: Record<string, string> = OWN, path = "/order") {
    const choice = { plan: plans.team, interval: "year", currency: "EUR" };
    const body = new URLSearchParams({ csrf: token(), ...choice, name: "Ada", email: "ada@example.org", ...fields });
    const answer = await site().request(path, { method: "POST", body, headers });
    return { status: answer.status, html: await answer.text() };
  }
  const orders = async (which = "open") => (await send(staff, "GET", `/api/orders?which=${which}`)).body.items;

  it("shows the plan, its price, and what a coupon takes off, in the visitor's language, and isn't cached", async () => {
    const { status, html, headers } = await read(address({ coupon: "spring" }));
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Order Team<\/h1>/);
    expect(html).toMatch(/<del>€200 per year<\/del>.*<ins[^>]*>€150 per year<\/ins>/);
    expect(headers.get("cache-control")).toMatch(/no-store|private/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    const spanish = await read(address({}, "es"));
    expect(spanish.html).toMatch(/<h1[^>]*>Contratar Team<\/h1>/);
    expect(spanish.html).toMatch(/200\s€ por año/);
    const refused = await read(address({ interval: "month", coupon: "SPRING" }));
    expect(refused.html).toContain("This coupon can’t be used for this price.");
    for (const more of [{ plan: "none" }, { interval: "week" }, { interval: "<script>" }]) {
      expect((await read(address(more))).status).toBe(404);
    }
  });

  it("stores an order once, with the plan as it is", async () => {
    const fields = { organisation: "Bright Path", message: "For\nautumn", coupon: "SPRING" };
    const [first, second] = [await post(fields), await post(fields)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.html).toContain("Thank you for your order");
    expect(await orders()).toMatchObject([
      {
        name: "Ada",
        email: "ada@example.org",
        organisation: "Bright Path",
        plan: "Team",
        interval: "year",
        currency: "EUR",
        amount: 15_000,
        coupon: "SPRING",
        tenant: null,
      },
    ]);
  });

  it("redeems the coupon once, and gives it back with an order that is deleted", async () => {
    const last = { code: "LAST", rules: [{ percent: 50 }], maxRedemptions: 1 };
    const { id } = (await send(staff, "POST", "/api/coupons", last)).body;
    const used = async () => (await send(staff, "GET", `/api/coupons/${id}`)).body.used;
    const order = (name: string) => post({ name, email: `${name}@example.org`, coupon: "last" });
    const twice = await Promise.all([order("Eve"), order("Eve")]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await used()).toBe(1);
    const late = await order("Max");
    expect(late.status).toBe(422);
    expect(late.html).toContain("The price shown is without it.");
    expect(late.html).toContain('value="Max@example.org"');
    expect(late.html).not.toContain('name="coupon"');
    const [{ id: ordered }] = (await send(staff, "GET", "/api/orders?search=eve")).body.items;
    expect((await send(staff, "DELETE", `/api/orders/${ordered}`)).status).toBe(200);
    expect((await send(staff, "DELETE", `/api/orders/${ordered}`)).status).toBe(404);
    expect(await used()).toBe(0);
    expect((await order("Max")).status).toBe(200);
    const [{ id: second }] = (await send(staff, "GET", "/api/orders?search=max")).body.items;
    await send(staff, "DELETE", `/api/orders/${second}`);
  });

  it("keeps what was typed when something is wrong, and takes nothing from elsewhere", async () => {
    const wrong = await post({ name: "", email: 'no"<b>', organisation: "Kept & safe" });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain("Please fill in this field.");
    expect(wrong.html).toContain('value="no&quot;&lt;b&gt;"');
    expect(wrong.html).toContain('value="Kept &amp; safe"');
    expect((await post({ csrf: "1.x" })).status).toBe(403);
    expect((await post({}, { origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ plan: "none" })).status).toBe(404);
    expect((await post({ message: "x".repeat(70_000) })).status).not.toBe(200);
    expect(await orders()).toHaveLength(1);
    expect((await post({ name: "Bot", company_fax: "1" }, OWN, "/es/order")).html).toContain("Gracias por su pedido");
    expect([(await orders()).length, (await orders("suspicious")).length]).toEqual([1, 1]);
  });

  it("keeps the lines of a message, in what the team gets and where something is wrong", async () => {
    const message = "First line\r\n\r\nThird line";
    expect((await post({ name: "", message })).html).toContain("First line\n\nThird line</textarea>");
    expect((await post({ name: "Lines", message })).status).toBe(200);
    const [{ id, ...order }] = (await send(staff, "GET", "/api/orders?search=lines")).body.items;
    expect(order).toMatchObject({ name: "Lines", message: "First line\n\nThird line" });
    await send(staff, "DELETE", `/api/orders/${id}`);
  });

  it("orders nothing at another price than the one that was shown", async () => {
    const prices = [{ interval: "year", currency: "EUR", amount: 10_000 }];
    const { id: plan } = (await send(staff, "POST", "/api/plans", { name: "Choir", prices })).body;
    const [offered] = queryHtml((await read(address({ plan }))).html).values("input[name=offered]", "value");
    const raised = [{ interval: "year", currency: "EUR", amount: 90_000 }];
    expect((await send(staff, "PATCH", `/api/plans/${plan}`, { prices: raised })).status).toBe(200);
    const sent = { plan, name: "Dora", message: "Kept" };
    const { status, html } = await post({ ...sent, offered: offered ?? "" });
    expect([status, (await orders()).some(({ name }: { name: string }) => name === "Dora")]).toEqual([409, false]);
    expect(html).toContain("The price has changed");
    expect(html).toContain("€900 per year");
    expect(html).toContain("Kept</textarea>");
    const [shown] = queryHtml(html).values("input[name=offered]", "value");
    expect((await post({ ...sent, offered: shown ?? "" })).status).toBe(200);
    expect(await orders()).toContainEqual(expect.objectContaining({ name: "Dora", amount: 90_000 }));
  });

  it("tries no more codes after twenty wrong ones, and neither do the plans of organisations", async () => {
    const forget = () => site().services.database.db.deleteFrom("rate_limits").execute();
    const owner = await makeTenant();
    const choose = async (coupon: string) => {
      const body = { plan: plans.team, interval: "year", currency: "EUR", coupon };
      return (await send(owner, "POST", `${owner.path}/plan`, body)).status;
    };
    const isTaken = async () => (await read(address({ coupon: "SPRING" }))).html.includes("€150 per year");
    await forget();
    for (let n = 0; n < 19; n += 1) await read(address({ coupon: `WRONG${n}` }));
    const answers = [await isTaken(), await choose("WRONG"), await isTaken(), await choose("SPRING")];
    expect(answers).toEqual([true, 422, false, 429]);
    await forget();
    expect(await isTaken()).toBe(true);
  });

  it("is answered slowly once someone sends many", async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 40; n += 1) statuses.add((await post({ name: `Ada ${n}` })).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
