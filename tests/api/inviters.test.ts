import { beforeEach, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { joinAs } from "../members.ts";
import { siteAndApiFor } from "../site-for.ts";
import { headersAs, makeUser, OWN, PASSWORD, type BrowserHeaders } from "../sign-in.ts";

describe.each(engines)("an invitation on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  let count = 0;

  beforeEach(async () => {
    count += 1;
    await site().services.database.db.deleteFrom("rate_limits").execute();
    await api().post("/api/tenants", { name: `club-${count}`, title: "Club" });
  });

  const post = (path: string, body: object, headers: BrowserHeaders | typeof OWN) =>
    site().request(path, { method: "POST", body: JSON.stringify(body), headers });

  /** @returns the token of an invitation that someone has sent to a new address. */
  async function sentBy(headers: BrowserHeaders, path: string, role: string): Promise<string> {
    const answer = await post(path, { email: `invited-${count}@example.org`, role }, headers);
    expect(answer.status).toBe(201);
    return new URL((await answer.json()).url).searchParams.get("invitation") ?? "";
  }

  async function otherAdmin() {
    const email = `other-admin-${count}@example.org`;
    const id = await makeUser(site(), "admin", email);
    return { id, headers: await headersAs(site(), email) };
  }

  const change = async (id: string, body: object) =>
    expect((await api().patch(`/api/users/${id}`, body)).status).toBe(200);
  const account = () => ({ name: "Invited", email: `invited-${count}@example.org`, password: PASSWORD });

  it.each([
    ["has another role", { role: "editor" }, { role: "admin" }],
    ["may not sign in", { disabled: true }, { disabled: false }],
  ])("to the site can't be used while the admin who sent it %s", async (_why, lost, back) => {
    const admin = await otherAdmin();
    const token = await sentBy(admin.headers, "/api/invitations", "admin");
    const open = async () =>
      (await api().get("/api/invitations")).body.items.map(({ email }: { email: string }) => email);
    const signUp = () => post("/api/auth/sign-up/email", { ...account(), invitation: token }, OWN);
    expect(await open()).toContain(account().email);
    await change(admin.id, lost);
    expect((await site().request(`/api/invitations/${token}`)).status).toBe(404);
    expect((await signUp()).status).toBe(404);
    expect(await open()).not.toContain(account().email);
    await change(admin.id, back);
    expect((await signUp()).status).toBe(200);
  });

  it("to an organisation can't be used while the owner who sent it may not sign in", async () => {
    const owner = await joinAs(site(), `club-${count}`, "owner", `owner-${count}@example.org`);
    const token = await sentBy(owner.headers, `/api/tenants/club-${count}/invitations`, "owner");
    const join = () => post(`/api/tenant-invitations/${token}/account`, account(), OWN);
    await change(owner.id, { disabled: true });
    expect((await site().request(`/api/tenant-invitations/${token}`)).status).toBe(404);
    expect((await join()).status).toBe(404);
    expect((await api().get(`/api/tenants/club-${count}/invitations`)).body.items).toEqual([]);
    await change(owner.id, { disabled: false });
    expect((await join()).status).toBe(200);
  });

  it("to an organisation is revoked for good when the owner who sent it gets a lesser role", async () => {
    const club = `club-${count}`;
    await joinAs(site(), club, "owner", `first-${count}@example.org`);
    const owner = await joinAs(site(), club, "owner", `second-${count}@example.org`);
    const token = await sentBy(owner.headers, `/api/tenants/${club}/invitations`, "owner");
    for (const role of ["member", "owner"]) {
      expect((await api().patch(`/api/tenants/${club}/people/${owner.id}`, { role })).status).toBe(200);
    }
    expect((await post(`/api/tenant-invitations/${token}/account`, account(), OWN)).status).toBe(404);
  });

  it("to an organisation can't be used once the site's admin who sent it is none", async () => {
    const admin = await otherAdmin();
    const token = await sentBy(admin.headers, `/api/tenants/club-${count}/invitations`, "owner");
    await change(admin.id, { role: "member" });
    expect((await post(`/api/tenant-invitations/${token}/account`, account(), OWN)).status).toBe(404);
  });

  it("to an organisation can be used while a manager who sent it may invite as this role", async () => {
    const manager = await joinAs(site(), `club-${count}`, "manager", `manager-${count}@example.org`);
    const token = await sentBy(manager.headers, `/api/tenants/club-${count}/invitations`, "member");
    expect((await post(`/api/tenant-invitations/${token}/account`, account(), OWN)).status).toBe(200);
  });
});
