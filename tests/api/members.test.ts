import { beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { lastMailTo, linkValue } from "../mails.ts";
import { accept, inviteAs, joinAs, type Member } from "../members.ts";
import { siteAndApiFor } from "../site-for.ts";
import { cookiesOf, headersAs, makeUser, OWN, PASSWORD } from "../sign-in.ts";

const COURSE = {
  name: "courses",
  title: "Course",
  titlePlural: "Courses",
  properties: [{ name: "title", title: "Title", type: "text", isDisplay: true }],
  members: { read: true },
};

describe.each(engines)("people of tenants on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  let owner: Member;
  const ROWS = "/api/tenants/club/entities/courses/rows";
  const PEOPLE = "/api/tenants/club/people";

  async function send(who: Pick<Member, "headers"> | undefined, method: string, path: string, body?: unknown) {
    const headers = who?.headers ?? OWN;
    const answer = await site().request(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body.error?.code ?? status;
  const forget = () => site().services.database.db.deleteFrom("rate_limits").execute();
  const people = async () =>
    (await api().get(PEOPLE)).body.items.map(({ email, role }: Record<string, string>) => `${email} ${role}`);

  beforeAll(async () => {
    await api().post("/api/entities", COURSE);
    await api().post("/api/entities", { ...COURSE, name: "notes", members: undefined });
    await api().post("/api/entities", { ...COURSE, name: "tasks", members: { edit: true } });
    for (const name of ["club", "others"]) await api().post("/api/tenants", { name, title: `The ${name}` });
    owner = await joinAs(site(), "club", "owner");
  });

  it("see and edit what the entity allows members; managers and owners do everything with rows", async () => {
    const member = await joinAs(site(), "club", "member");
    const manager = await joinAs(site(), "club", "manager");
    const tried = async (who: Member, entity: string) => {
      const at = `/api/tenants/club/entities/${entity}/rows`;
      const { id } = (await api().post(at, { values: { title: "One" } })).body;
      const seen = await send(who, "GET", at);
      const bin = await send(who, "GET", `${at}?deleted=true`);
      const history = await send(who, "GET", `${at}/${id}/history`);
      const changed = await send(who, "PATCH", `${at}/${id}`, { values: { title: "Two" } });
      const added = await send(who, "POST", at, { values: { title: "Three" } });
      return [seen, bin, history, changed, added].map(codeOf);
    };
    const [no, yes] = ["FORBIDDEN", 200];
    expect(await tried(member, "notes")).toEqual([no, no, no, no, no]);
    expect(await tried(member, "courses")).toEqual([yes, no, yes, no, no]);
    expect(await tried(member, "tasks")).toEqual([yes, yes, yes, yes, 201]);
    expect(await tried(manager, "notes")).toEqual([yes, yes, yes, yes, 201]);
    expect(await tried(owner, "courses")).toEqual([yes, yes, yes, yes, 201]);
    expect(codeOf(await send(member, "GET", "/api/tenants/club/entities/none/rows"))).toBe(no);
    const listed = async (who: Member) =>
      (await send(who, "GET", "/api/tenants/club/entities")).body.items.map(
        ({ name, mayEdit }: { name: string; mayEdit: boolean }) => [name, mayEdit],
      );
    expect(await listed(member)).toEqual([
      ["courses", false],
      ["tasks", true],
    ]);
    const limits = (await send(member, "GET", "/api/tenants/club/limits")).body.items;
    expect(limits.map(({ title, used }: { title: string; used: number }) => [title, used])).toEqual([
      ["People", 3],
      ["AI tokens a month", 0],
      ["Courses", 3],
      ["Courses", 2],
    ]);
    expect(await listed(manager)).toEqual([
      ["courses", true],
      ["notes", true],
      ["tasks", true],
    ]);
  });

  it("belong to the tenant of the address, whatever their session says, from one request to the next", async () => {
    const leaver = await joinAs(site(), "club", "manager", "leaver@example.org");
    await joinAs(site(), "others", "member");
    expect(codeOf(await send(leaver, "GET", ROWS))).toBe(200);
    // The server ignores a cookie that names an active organization.
    const foreign = { headers: { ...leaver.headers, cookie: `${leaver.headers.cookie}; active_organization=others` } };
    const OTHERS = ROWS.replace("club", "others");
    for (const query of ["", "?tenant=club", "?organizationId=club", "?activeOrganizationId=club"]) {
      expect(codeOf(await send(foreign, "GET", `${OTHERS}${query}`))).toBe("FORBIDDEN");
    }
    expect(codeOf(await send(foreign, "GET", ROWS))).toBe(200);
    await send(owner, "PATCH", `${PEOPLE}/${leaver.id}`, { role: "member" });
    expect(codeOf(await send(leaver, "GET", "/api/tenants/club/invitations"))).toBe("FORBIDDEN");
    expect(codeOf(await send(leaver, "POST", ROWS, { values: { title: "No" } }))).toBe("FORBIDDEN");
    expect(codeOf(await send(leaver, "GET", ROWS))).toBe(200);
    expect(codeOf(await send(owner, "DELETE", `${PEOPLE}/${leaver.id}`))).toBe(200);
    expect(codeOf(await send(leaver, "GET", ROWS))).toBe("FORBIDDEN");
    expect((await send(leaver, "GET", "/api/organisations")).body.items).toEqual([]);
    expect((await send(leaver, "GET", "/api/session")).body.user.email).toBe(leaver.email);
  });

  it("are changed by owners and the site's admins alone, and the last owner stays", async () => {
    const manager = await joinAs(site(), "club", "manager", "boss@example.org");
    const other = await joinAs(site(), "club", "member", "other@example.org");
    const change = (who: Member, id: string, role: string) => send(who, "PATCH", `${PEOPLE}/${id}`, { role });
    expect(codeOf(await change(manager, other.id, "owner"))).toBe("FORBIDDEN");
    expect(codeOf(await change(manager, manager.id, "owner"))).toBe("FORBIDDEN");
    expect(codeOf(await send(manager, "DELETE", `${PEOPLE}/${other.id}`))).toBe("FORBIDDEN");
    for (const role of ["owner", "manager"]) {
      const invited = await send(manager, "POST", "/api/tenants/club/invitations", { email: "x@example.org", role });
      expect(codeOf(invited)).toBe("FORBIDDEN");
    }
    expect(codeOf(await change(owner, owner.id, "member"))).toBe("LAST_OWNER");
    expect(codeOf(await send(owner, "DELETE", `${PEOPLE}/${owner.id}`))).toBe("LAST_OWNER");
    expect(codeOf(await api().remove(`${PEOPLE}/${owner.id}`))).toBe("LAST_OWNER");
    expect(codeOf(await change(owner, other.id, "owner"))).toBe(200);
    // Two owners who leave at the same time: one of them can't.
    const left = await Promise.all([owner, other].map((who) => send(who, "DELETE", `${PEOPLE}/${who.id}`)));
    expect(left.map((one) => String(codeOf(one))).toSorted()).toEqual(["200", "LAST_OWNER"]);
    expect((await people()).filter((one: string) => one.endsWith(" owner"))).toHaveLength(1);
    owner = (await people()).includes(`${owner.email} owner`) ? owner : other;
    await send(manager, "DELETE", `${PEOPLE}/${manager.id}`);
    expect((await people()).some((one: string) => one.startsWith(manager.email))).toBe(false);
  });

  it("can't give a tenant another name in addresses or show it to visitors; owners change what it is called", async () => {
    const change = (who: Member, body: object) => send(who, "PATCH", "/api/tenants/club", body);
    expect((await change(owner, { title: "Chess club", name: "chess" })).body).toMatchObject({
      name: "club",
      title: "Chess club",
    });
    expect(codeOf(await change(owner, { isOpen: true }))).toBe("FORBIDDEN");
    expect(codeOf(await send(owner, "PUT", "/api/tenants/club/limits", { limits: {} }))).toBe("FORBIDDEN");
  });

  describe("are invited by an email that", () => {
    const invite = (email: string, role = "member", who: Member = owner) =>
      send(who, "POST", "/api/tenants/club/invitations", { email, role });
    const tokenFor = async (email: string) => linkValue(await lastMailTo(site(), email), "invitation");

    it("makes the account of its address, once, and signs in", async () => {
      const invited = await invite("new@example.org", "manager");
      expect([invited.status, invited.body.delivery]).toEqual([201, "outbox"]);
      const token = await tokenFor("new@example.org");
      const OFFER = `/api/tenant-invitations/${token}`;
      expect((await send(undefined, "GET", OFFER)).body).toEqual({
        title: "Chess club",
        email: "new@example.org",
        role: "manager",
        hasAccount: false,
      });
      const account = { name: "New One", password: PASSWORD, email: "eve@example.org", role: "admin" };
      const joined = await site().request(`${OFFER}/account`, {
        method: "POST",
        headers: OWN,
        body: JSON.stringify(account),
      });
      const signedIn = { headers: { ...OWN, cookie: cookiesOf(joined) } };
      expect(await joined.json()).toEqual({ name: "club" });
      expect((await send(signedIn, "GET", "/api/session")).body.user).toMatchObject({
        email: "new@example.org",
        role: "member",
      });
      expect((await send(signedIn, "GET", "/api/organisations")).body.items).toMatchObject([
        { name: "club", role: "manager" },
      ]);
      expect(codeOf(await send(undefined, "POST", `${OFFER}/account`, account))).toBe("NOT_FOUND");
      expect(codeOf(await send(signedIn, "POST", `${OFFER}/accept`))).toBe("NOT_FOUND");
      expect(codeOf(await invite("new@example.org"))).toBe("ALREADY_MEMBER");
    });

    it("is for its address alone, which may have an account; replaced, revoked or a week old it does nothing", async () => {
      await makeUser(site(), "member", "mine@example.org");
      await makeUser(site(), "member", "eve@example.org");
      const [mine, eve] = [await headersAs(site(), "mine@example.org"), await headersAs(site(), "eve@example.org")];
      await invite("Mine@Example.org ");
      const first = await tokenFor("mine@example.org");
      const again = await invite("mine@example.org", "manager");
      const token = await tokenFor("mine@example.org");
      const accepted = async (which: string, headers: typeof mine) => {
        const answer = await accept(site(), which, headers);
        return codeOf({ status: answer.status, body: await answer.json() });
      };
      expect(await accepted(first, mine)).toBe("NOT_FOUND");
      expect(await accepted(token, eve)).toBe("FORBIDDEN");
      const taken = await send(undefined, "POST", `/api/tenant-invitations/${token}/account`, {
        name: "Eve",
        password: PASSWORD,
      });
      expect(codeOf(taken)).toBe("EMAIL_TAKEN");
      // Neither attempt used it up.
      await send(owner, "DELETE", `/api/tenants/club/invitations/${again.body.id}`);
      expect(await accepted(token, mine)).toBe("NOT_FOUND");
      await invite("mine@example.org");
      const old = await tokenFor("mine@example.org");
      const { db } = site().services.database;
      await db.updateTable("tenant_invitations").set({ expires_at: "2020-01-01T00:00:00.000Z" }).execute();
      expect(await accepted(old, mine)).toBe("NOT_FOUND");
      await invite("mine@example.org");
      expect(await accepted(await tokenFor("mine@example.org"), mine)).toBe(200);
      expect(await people()).toContain("mine@example.org member");
    });

    it("does nothing once who sent it has lost their role", async () => {
      const sender = await joinAs(site(), "club", "manager", "sender@example.org");
      expect((await invite("friend@example.org", "member", sender)).status).toBe(201);
      await send(owner, "DELETE", `${PEOPLE}/${sender.id}`);
      const offer = await send(undefined, "GET", `/api/tenant-invitations/${await tokenFor("friend@example.org")}`);
      expect(codeOf(offer)).toBe("NOT_FOUND");
    });

    it("belongs to its tenant: another's owner can't revoke it, and a tenant sends 30 an hour", async () => {
      const stranger = await joinAs(site(), "others", "owner");
      const { id } = (await invite("kept@example.org")).body;
      expect(codeOf(await send(stranger, "DELETE", `/api/tenants/others/invitations/${id}`))).toBe("NOT_FOUND");
      await forget();
      const sent: unknown[] = [];
      for (let n = 0; n < 31; n++) sent.push(codeOf(await invite("kept@example.org")));
      expect(sent.slice(28)).toEqual([201, 201, "TOO_MANY"]);
      await forget();
    });
  });

  it("are never more than the tenant's limit, however many accept at once", async () => {
    await api().post("/api/tenants", { name: "small", title: "Small" });
    const first = await joinAs(site(), "small", "owner", "small@example.org");
    const limits = (max: number | null) => api().put("/api/tenants/small/limits", { limits: { people: max } });
    expect((await limits(2)).body.items[0]).toEqual({
      feature: "people",
      title: "People",
      used: 1,
      max: 2,
      planMax: null,
    });
    const ready: [string, Member["headers"]][] = [];
    for (let n = 0; n < 50; n++) {
      const email = `racer-${n}@example.org`;
      await forget();
      await makeUser(site(), "member", email);
      ready.push([await inviteAs(site(), "small", "member", email), await headersAs(site(), email)]);
    }
    const answers = await Promise.all(ready.map(([token, headers]) => accept(site(), token, headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const { items } = (await api().get("/api/tenants/small/people")).body;
    expect(items).toHaveLength(2);
    const invited = await api().post("/api/tenants/small/invitations", { email: "late@example.org", role: "member" });
    expect(codeOf(invited)).toBe("LIMIT_REACHED");
    // Who couldn't join still can, once there is room.
    const joined = items.find(({ id }: { id: string }) => id !== first.id);
    expect(codeOf(await send(first, "DELETE", `/api/tenants/small/people/${joined.id}`))).toBe(200);
    const [token = "", headers = first.headers] =
      ready.find((_one, n) => joined.email !== `racer-${n}@example.org`) ?? [];
    expect((await accept(site(), token, headers)).status).toBe(200);
    expect((await api().get("/api/tenants/small/limits")).body.items[0]).toMatchObject({ used: 2, max: 2 });
    expect((await api().put("/api/tenants/small/limits", { limits: { people: 1 } })).status).toBe(200);
    const again = await api().post("/api/tenants/small/invitations", { email: "late@example.org", role: "member" });
    expect(again.body.error.message).toBe("This organisation may have 1 person");
  });
});
