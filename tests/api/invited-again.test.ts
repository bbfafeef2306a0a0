import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { inviteAs, joinAs } from "../members.ts";
import { openSite, type Site } from "../services.ts";
import { headersAs, makeUser, OWN, PASSWORD, signedIn, type BrowserHeaders } from "../sign-in.ts";
import { startMailServer, type MailServer } from "../smtp.ts";

const PATH = "/api/tenants/club/invitations";

describe.each(engines)("people who are invited on $name", (engine) => {
  let mails: MailServer;
  let site: Site;
  let remove: () => Promise<void>;
  let admin: BrowserHeaders;
  /** Whether the mail server refuses every mail. */
  let isRefusing = false;
  /** Runs while the mail server accepts an email. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  beforeAll(async () => {
    mails = await startMailServer(async () => {
      await meanwhile?.();
      if (isRefusing) throw new Error("No");
    });
    const made = await engine.make();
    ({ remove } = made);
    site = await openSite(made.place, { SMTP_URL: mails.url });
    admin = await signedIn(site, "admin");
    await post("/api/tenants", { name: "club", title: "Club" });
  });
  beforeEach(() => site.services.database.db.deleteFrom("rate_limits").execute());
  afterAll(async () => {
    await site.close();
    await remove();
    await mails.stop();
  });

  async function post(path: string, body: object, headers: BrowserHeaders | typeof OWN = admin) {
    const answer = await site.request(path, { method: "POST", body: JSON.stringify(body), headers });
    return { status: answer.status, body: await answer.json() };
  }
  const statusOf = async (path: string) => (await site.request(path)).status;
  const rolesFor = async (email: string) => {
    const { items } = await (await site.request(PATH, { headers: admin })).json();
    return items.filter((one: { email: string }) => one.email === email).map(({ role }: { role: string }) => role);
  };
  const join = (token: string) =>
    post(`/api/tenant-invitations/${token}/account`, { name: "Somebody", password: PASSWORD }, OWN);

  it("by a manager keep the invitation of an owner, for a role that the manager can't give", async () => {
    const owner = await joinAs(site, "club", "owner");
    const manager = await joinAs(site, "club", "manager");
    await post(PATH, { email: "head@example.org", role: "owner" }, owner.headers);
    const again = await post(PATH, { email: "head@example.org", role: "member" }, manager.headers);
    expect([again.status, again.body.error.path]).toEqual([403, ["email"]]);
    expect(await rolesFor("head@example.org")).toEqual(["owner"]);
    await post(PATH, { email: "new@example.org", role: "member" }, owner.headers);
    expect((await post(PATH, { email: "new@example.org", role: "member" }, manager.headers)).status).toBe(201);
  });

  it("keep the link that has arrived when another email can't be sent", async () => {
    const token = await inviteAs(site, "club", "manager", "kept@example.org");
    const { body } = await post("/api/invitations", { email: "kept@example.org", role: "editor" });
    const toSite = new URL(body.url).searchParams.get("invitation");
    isRefusing = true;
    expect((await post(PATH, { email: "kept@example.org", role: "member" })).status).toBe(503);
    expect((await post("/api/invitations", { email: "kept@example.org", role: "admin" })).status).toBe(503);
    isRefusing = false;
    expect(await rolesFor("kept@example.org")).toEqual(["manager"]);
    expect(await statusOf(`/api/tenant-invitations/${token}`)).toBe(200);
    expect(await statusOf(`/api/invitations/${toSite}`)).toBe(200);
  });

  it("aren't invited to an organisation that is deleted while their email is sent", async () => {
    await post("/api/tenants", { name: "gone", title: "Gone" });
    meanwhile = () => site.request("/api/tenants/gone", { method: "DELETE", headers: admin });
    const invited = await post("/api/tenants/gone/invitations", { email: "late@example.org", role: "member" });
    meanwhile = undefined;
    expect([invited.status, invited.body.error.code]).toEqual([404, "NOT_FOUND"]);
    const left = site.services.database.db.selectFrom("tenant_invitations").where("email", "=", "late@example.org");
    expect(await left.select("id").execute()).toEqual([]);
  });

  it.each(["/api/invitations", PATH])("aren't invited at %s by an admin who is deleted meanwhile", async (path) => {
    const id = await makeUser(site, "admin", "leaving@example.org");
    const leaving = await headersAs(site, "leaving@example.org");
    meanwhile = () => site.request(`/api/users/${id}`, { method: "DELETE", headers: admin });
    const role = path === PATH ? "member" : "editor";
    const invited = await post(path, { email: "late@example.org", role }, leaving);
    meanwhile = undefined;
    expect([invited.status, invited.body.error.code]).toEqual([401, "UNAUTHENTICATED"]);
  });

  it("make their accounts however many share an address; invitations that are made up are limited", async () => {
    for (let n = 0; n < 3; n++) {
      const token = await inviteAs(site, "club", "member", `colleague${n}@example.org`);
      expect((await join(token)).status).toBe(200);
      const { body } = await post("/api/invitations", { email: `editor${n}@example.org`, role: "editor" });
      const invitation = new URL(body.url).searchParams.get("invitation");
      const account = { name: "Somebody", email: `editor${n}@example.org`, password: PASSWORD, invitation };
      expect((await post("/api/auth/sign-up/email", account, OWN)).status).toBe(200);
    }
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await join(`made-up-${n}`)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});
