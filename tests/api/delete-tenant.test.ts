import { describe, expect, it, vi } from "vitest";
import { paySession } from "../../scripts/lib/fake-stripe/index.ts";
import { makePage, useApi } from "../api-client.ts";
import { billingFor } from "../billing.ts";
import { engines } from "../databases.ts";
import { inviteAs, joinAs } from "../members.ts";
import { placesOf } from "../places-of.ts";
import { signedIn } from "../sign-in.ts";

describe.each(engines)("deleting an organisation on $name", async (engine) => {
  const { fake, site, send, makeTenant, choose, sessionOf, buy } = await billingFor(engine);
  type Owner = Awaited<ReturnType<typeof makeTenant>>;
  const remove = async (tenant: string) => (await useApi(site(), "admin")).remove(`/api/tenants/${tenant}`);
  const rowsOf = (tenant: string) => `/api/tenants/${tenant}/entities/boats/rows`;

  async function makeBoats(): Promise<void> {
    const api = await useApi(site(), "admin");
    const properties = [{ name: "title", title: "Name", type: "text", isSortable: true }];
    const visitors = { read: true, create: false };
    await api.post("/api/entities", { name: "boats", title: "Boat", titlePlural: "Boats", properties, visitors });
  }
  const addBoat = async (who: Owner, title: string) =>
    (await send(who, "POST", rowsOf(who.tenant), { values: { title } })).body.id;

  it("takes its rows, people, invitations, limits and plan along, and nothing of another one", async () => {
    await makeBoats();
    const [gone, kept] = [await makeTenant(), await makeTenant()];
    const person = await joinAs(site(), gone.tenant, "member");
    const token = await inviteAs(site(), gone.tenant, "member", "late@example.org");
    await choose(gone, "free");
    const inBin = await addBoat(gone, "Endeavour");
    await addBoat(gone, "Resolution");
    await send(gone, "DELETE", `${rowsOf(gone.tenant)}/${inBin}`);
    await addBoat(kept, "Adventure");
    const { tenantId } = gone;
    const own = [
      "limits",
      "members",
      "row_changes",
      "row_keys",
      "rows",
      "subscriptions",
      "tenant_invitations",
      "tenants",
    ];
    expect(await placesOf(site(), tenantId, tenantId)).toEqual(expect.arrayContaining(own));

    expect(await remove(gone.tenant)).toMatchObject({ status: 200, body: {} });
    expect(await placesOf(site(), tenantId, tenantId)).toEqual([]);
    expect(await placesOf(site(), "Resolution", tenantId)).toEqual([]);
    const session = await site().request("/api/session", { headers: person.headers });
    expect((await session.json()).user).toMatchObject({ email: person.email });
    expect((await send(person, "GET", "/api/organisations")).body.items).toEqual([]);
    expect(await send(gone, "GET", rowsOf(gone.tenant))).toMatchObject({ status: 403 });
    expect(await send(gone, "GET", `/api/tenant-invitations/${token}`)).toMatchObject({ status: 404 });
    expect((await send(kept, "GET", rowsOf(kept.tenant))).body.items).toMatchObject([
      { values: { title: "Adventure" } },
    ]);
    expect(await remove(gone.tenant)).toMatchObject({ status: 404 });
  });

  it("leaves no page that shows its rows", async () => {
    await makeBoats();
    const owner = await makeTenant();
    await addBoat(owner, "Discovery");
    const admin = await useApi(site(), "admin");
    await admin.patch(`/api/tenants/${owner.tenant}`, { isOpen: true });
    const manual = (value: string) => ({ type: "manual", value });
    const variables = { entityName: manual("boats"), tenantId: manual(owner.tenant) };
    const page = await makePage(admin, "/fleet", [{ rowsList: { style: "table", variables, hiddenProperties: [] } }]);
    expect((await admin.post(`/api/pages/${page}/publish`)).status).toBe(200);
    const shown = async () => (await (await site().request("/fleet")).text()).includes("Discovery");
    expect(await shown()).toBe(true);
    expect(await remove(owner.tenant)).toMatchObject({ status: 200 });
    expect(await shown()).toBe(false);
    await admin.post("/api/tenants", { title: "Another", name: owner.tenant, isOpen: true });
    await admin.post(rowsOf(owner.tenant), { values: { title: "Discovery II" } });
    expect(await shown()).toBe(true);
  });

  it("finishes what was cut off, and frees the name", async () => {
    await makeBoats();
    const owner = await makeTenant();
    for (const title of ["One", "Two", "Three"]) await addBoat(owner, title);
    const { database } = site().services;
    const { inTransaction } = database;
    let count = 0;
    // In the third one the organisation itself goes; its people and rows have gone in the first two.
    database.inTransaction = async (work) => {
      count += 1;
      if (count === 3) throw new Error("cut off");
      return inTransaction(work);
    };
    expect(await remove(owner.tenant)).toMatchObject({ status: 500 });
    database.inTransaction = inTransaction;
    const admin = await useApi(site(), "admin");
    expect((await admin.get(rowsOf(owner.tenant))).body.items).toEqual([]);
    const limits = (await admin.get(`/api/tenants/${owner.tenant}/limits`)).body.items;
    expect(limits.map(({ used }: { used: number }) => used)).toEqual(limits.map(() => 0));
    expect(await remove(owner.tenant)).toMatchObject({ status: 200 });
    expect(await admin.post("/api/tenants", { title: "Again", name: owner.tenant })).toMatchObject({ status: 201 });
  });

  it("is refused while a paid subscription runs, and changes nothing", async () => {
    const owner = await makeTenant();
    const { subscription } = await buy(owner, "team");
    await fake.webhooks.settle();
    expect(await remove(owner.tenant)).toMatchObject({ status: 409, body: { error: { code: "SUBSCRIBED" } } });
    await send(owner, "POST", `${owner.path}/cancel`);
    expect(await remove(owner.tenant)).toMatchObject({ status: 409, body: { error: { code: "SUBSCRIBED" } } });
    expect((await send(owner, "GET", "/api/organisations")).body.items).toHaveLength(1);
    const stripe = await site().services.stripe?.open();
    await stripe?.subscriptions.cancel(subscription);
    await fake.webhooks.settle();
    expect(await remove(owner.tenant)).toMatchObject({ status: 200 });
    expect(await placesOf(site(), owner.tenantId, owner.tenantId)).toEqual([]);
  });

  it("closes a page where someone is about to pay, and is refused where they have paid", async () => {
    const [owner, payer] = [await makeTenant(), await makeTenant()];
    const open = sessionOf(await choose(owner, "team"));
    expect(await remove(owner.tenant)).toMatchObject({ status: 200 });
    expect(() => paySession(fake.store, open)).toThrow(/expired/);
    fake.webhooks.isHeld = true;
    paySession(fake.store, sessionOf(await choose(payer, "team")));
    expect(await remove(payer.tenant)).toMatchObject({ status: 409, body: { error: { code: "SUBSCRIBED" } } });
    fake.webhooks.isHeld = false;
  });

  it("logs what is paid after its organisation was deleted", async () => {
    const [gone, buyer] = [await makeTenant(), await makeTenant()];
    expect(await remove(gone.tenant)).toMatchObject({ status: 200 });
    fake.webhooks.isHeld = true;
    const { subscription } = await buy(buyer, "team");
    const paid = fake.store.subscriptions.get(subscription);
    if (paid) paid.metadata.tenant = gone.tenantId;
    const logged = vi.spyOn(site().services.log, "error");
    fake.webhooks.isHeld = false;
    await fake.webhooks.settle();
    for (const event of fake.store.events.slice(-5)) await fake.webhooks.send(event);
    const tenant = gone.tenantId;
    expect(logged).toHaveBeenCalledWith({ subscription, tenant }, expect.stringContaining("has paid"));
    const once = await buy(buyer, "big");
    Object.assign(once.session, { mode: "payment", subscription: undefined });
    Object.assign(once.session.metadata, { tenant });
    await fake.webhooks.settle();
    for (const event of fake.store.events.slice(-5)) await fake.webhooks.send(event);
    expect(logged).toHaveBeenCalledWith({ session: once.session.id, tenant }, expect.stringContaining("has paid"));
    logged.mockRestore();
  });

  it("leaves its orders, without it", async () => {
    const owner = await makeTenant();
    const admin = await useApi(site(), "admin");
    const { stripe } = site().services;
    site().services.stripe = undefined;
    expect(await choose(owner, "team")).toMatchObject({ body: { outcome: "ordered" } });
    site().services.stripe = stripe;
    expect(await remove(owner.tenant)).toMatchObject({ status: 200 });
    const [order] = (await admin.get("/api/orders")).body.items;
    expect(order).toMatchObject({ organisation: expect.stringContaining("Club"), tenant: null });
    expect(await placesOf(site(), owner.tenantId, owner.tenantId)).toEqual([]);
  });

  it("is the admins' alone, and never takes the site itself", async () => {
    const owner = await makeTenant();
    expect(await send(owner, "DELETE", `/api/tenants/${owner.tenant}`)).toMatchObject({ status: 403 });
    const editor = { headers: await signedIn(site(), "editor") };
    expect(await send(editor, "DELETE", `/api/tenants/${owner.tenant}`)).toMatchObject({ status: 403 });
    expect(await remove("site")).toMatchObject({ status: 422 });
    expect((await send(editor, "GET", "/api/tenants/site")).status).toBe(200);
  });
});
