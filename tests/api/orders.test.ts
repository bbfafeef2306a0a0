import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliverOrder } from "../../src/domains/billing/order-mails.server.ts";
import { billingFor, PEOPLE } from "../billing.ts";
import { engines } from "../databases.ts";
import { headersAs, makeUser, signedIn } from "../sign-in.ts";
import { headerOf, startMailServer } from "../smtp.ts";

describe.each(engines)("plans of a site without payments on $name", async (engine) => {
  const mails = await startMailServer();
  const variables = { SIGN_UP: "open", SMTP_URL: mails.url, MAIL_FROM: "Site <site@example.org>" };
  const { site, send, makeTenant, choose, stateOf, plans } = await billingFor(engine, {
    variables,
    takesPayments: false,
  });
  let staff: { headers: Awaited<ReturnType<typeof signedIn>> };
  beforeAll(async () => void (staff = { headers: await signedIn(site(), "admin") }));
  afterAll(() => mails.stop());

  const orders = async (which = "open") => (await send(staff, "GET", `/api/orders?which=${which}`)).body.items;
  const deliver = () => {
    const { database, origin, mail } = site().services;
    const onFailure = (error: unknown) => {
      throw error;
    };
    return deliverOrder({ database, origin, findTeam: async () => ["team@example.org"], send: mail.send, onFailure });
  };

  it("are ordered once, the team is notified, and staff gives the plan", async () => {
    const owner = await makeTenant();
    const twice = await Promise.all([choose(owner, "team"), choose(owner, "team")]);
    expect(twice.map(({ body }) => body)).toEqual([{ outcome: "ordered" }, { outcome: "ordered" }]);
    const [order, ...others] = await orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      plan: "Team",
      amount: 2000,
      currency: "USD",
      email: owner.email,
      tenant: owner.tenant,
      isDone: false,
    });
    expect([await deliver(), await deliver()]).toEqual([true, false]);
    const mail = mails.taken.find(({ to }) => to.includes("team@example.org"));
    if (!mail) throw new Error("No email came");
    expect(headerOf(mail, "Subject")).toBe(`New order: Team for ${order.organisation}`);
    expect(headerOf(mail, "Reply-To")).toBe(owner.email);
    expect(mail.raw).toContain("$20, every month");
    expect(await stateOf(owner)).toEqual([undefined, undefined, null]);
    const shown = async () => (await send(owner, "GET", owner.path)).body.order;
    expect(await shown()).toEqual({ plan: plans.team, name: "Team", createdAt: order.createdAt });
    await send(staff, "POST", `${owner.path}/plan`, { plan: plans.team, interval: "month", currency: "USD" });
    await send(staff, "PATCH", `/api/orders/${order.id}`, { isDone: true });
    expect(await shown()).toBeNull();
    expect(await stateOf(owner)).toEqual(["Team", "active", PEOPLE.team]);
    expect([(await orders()).length, (await orders("done")).length]).toEqual([0, 1]);
    const listed = (await send(staff, "GET", `/api/subscriptions?search=${owner.tenant}`)).body.items;
    expect(listed).toMatchObject([{ tenant: owner.tenant, name: "Team", status: "active", source: "staff" }]);
  });

  it("begin with an organisation of the buyer's own, which has the free plan's limits until it has a plan", async () => {
    await makeUser(site(), "member", "new@example.org");
    const person = { headers: await headersAs(site(), "new@example.org") };
    const make = (title: string, plan = plans.team) => send(person, "POST", "/api/organisations", { title, plan });
    expect((await make("Bright Path", "no-plan")).body.error.code).toBe("NOT_FOUND");
    const names: string[] = [];
    for (const title of ["Bright Path", "Bright Path", "学校", "42", "Last"]) {
      const made = await make(title);
      expect(made.status).toBe(201);
      names.push(made.body.name);
    }
    expect(names).toEqual(["bright-path", "bright-path-2", "organisation", "organisation-2", "last"]);
    expect((await make("Too many")).body.error.code).toBe("LIMIT_REACHED");
    await makeUser(site(), "member", "again@example.org");
    const other = { headers: await headersAs(site(), "again@example.org") };
    const once = { id: "01993b7a-6c00-7000-8000-00000000000e", title: "Repeated", plan: plans.team };
    for (const _time of [1, 2]) {
      expect((await send(other, "POST", "/api/organisations", once)).body).toEqual({ name: "repeated" });
    }
    expect((await send(other, "GET", "/api/organisations")).body.items).toHaveLength(1);
    const byStaff = { id: "01993b7a-6c00-7000-8000-00000000000f", title: "By staff" };
    for (const _time of [1, 2]) {
      expect((await send(staff, "POST", "/api/tenants", byStaff)).body).toMatchObject({ ...byStaff, name: "by-staff" });
    }
    const limits = (await send(person, "GET", "/api/tenants/bright-path/limits")).body.items;
    expect(limits[0]).toMatchObject({ feature: "people", used: 1, max: null, planMax: PEOPLE.free });
    const chosen = await send(person, "POST", "/api/tenants/bright-path/billing/plan", { plan: plans.free });
    expect(chosen.body).toEqual({ outcome: "done" });
    const billing = (await send(person, "GET", "/api/tenants/bright-path/billing")).body;
    expect(billing).toMatchObject({ subscription: { name: "Free", status: "active" }, canPay: false });
  });

  it("leave the routes of payments empty", async () => {
    const owner = await makeTenant();
    expect((await site().request("/api/stripe/webhook", { method: "POST", body: "{}" })).status).toBe(404);
    expect((await send(owner, "POST", `${owner.path}/portal`)).status).toBe(404);
    expect((await send(owner, "GET", `${owner.path}/invoices`)).body.items).toEqual([]);
    expect((await send(owner, "POST", `${owner.path}/cancel`)).body.error.code).toBe("NOT_FOUND");
  });
});
