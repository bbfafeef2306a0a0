import { beforeEach, describe, expect, it } from "vitest";
import { SYSTEM_AUTHORS } from "#shared";
import { useApi, type Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { inboxSiteFor } from "../inbox-site.ts";
import { joinAs } from "../members.ts";
import { placesOf } from "../places-of.ts";
import { headersAs, makeUser, OWN, PASSWORD, postSignIn, type BrowserHeaders } from "../sign-in.ts";

const GRACE = "grace@example.org";
const NAME = "Grace M. Hopper";
const DELETED = "Deleted account";
const ROWS = "/api/tenants/navy/entities/ships/rows";

describe.each(engines)("deleting an account on $name", (engine) => {
  const { site, api, sendForm, latest, read } = inboxSiteFor(engine);
  let headers: BrowserHeaders;
  let id: string;

  const send = async (method: string, path: string, body?: unknown, as = headers) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const answer = await site().request(path, { method, headers: as, body: sent });
    return { status: answer.status, body: await answer.json() };
  };
  /** Where a text is stored, but for emails that were sent. */
  const tablesWith = async (text: string, tenant?: string) =>
    (await placesOf(site(), text, tenant)).filter((place) => place !== "outbox");
  const remove = (user: string, as: Api = api()) => as.remove(`/api/users/${user}`);
  const sessionOf = async (as: BrowserHeaders) => (await send("GET", "/api/session", undefined, as)).body.user;

  beforeEach(async () => {
    const { db } = site().services.database;
    await db.deleteFrom("users").where("email", "not in", ["admin@example.org", "editor@example.org"]).execute();
    id = await makeUser(site(), "editor", GRACE);
    await site().services.auth.renameUser(id, NAME);
    headers = await headersAs(site(), GRACE);
  });

  /** Leaves the account's name wherever the site keeps who did something. @returns the page's id and the entry's. */
  async function work(): Promise<{ pageId: string; entryId: string }> {
    const blocks = [{ heading: { style: "simple", headline: "Ships" } }];
    const { body: page } = await send("POST", "/api/pages", { path: "/ships", title: "Ships", blocks });
    await send("POST", `/api/pages/${page.id}/publish`, {});
    await send("POST", `/api/pages/${page.id}/previews`, { hours: 5 });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect((await send("PUT", `/api/pages/${page.id}/schedule`, { at })).status).toBe(200);
    await send("POST", "/api/sections", { name: "Fleet", blocks });
    await sendForm();
    const entryId = await latest();
    await send("POST", `/api/inbox/entries/${entryId}/notes`, { text: "Call back" });
    await send("POST", `/api/inbox/entries/${entryId}/replies`, { subject: "Hello", text: "Dear Bo" });
    await send("PATCH", `/api/inbox/entries/${entryId}`, { assigneeId: id });
    await send("POST", "/api/inbox/views", { title: "Hers", isShared: false, settings: {} });
    await api().post("/api/tenants", { title: "Navy", name: "navy" });
    const properties = [{ name: "title", title: "Name", type: "text" }];
    await api().post("/api/entities", { name: "ships", title: "Ship", titlePlural: "Ships", properties });
    expect((await send("POST", ROWS, { values: { title: "Missouri" } })).status).toBe(201);
    return { pageId: page.id, entryId };
  }

  it("ends its access at once, removes its name and address everywhere, and keeps all of its work", async () => {
    const { pageId, entryId } = await work();
    const { id: navy } = (await api().get("/api/tenants/navy")).body;
    const tables = ["inbox_events", "page_batches", "page_previews", "page_schedules", "page_versions", "pages"];
    expect(await tablesWith(NAME, navy)).toEqual([...tables, "row_changes", "users"]);
    expect(await tablesWith(GRACE)).toEqual(["inbox_events", "users"]);

    const visitor = { headers: new Headers(), clientAddress: "192.0.2.1" };
    await site().services.auth.requestReset(GRACE, visitor);
    expect(await tablesWith(id)).toContain("verifications");

    expect(await remove(id)).toMatchObject({ status: 200, body: {} });
    expect(await sessionOf(headers)).toBeNull();
    expect((await postSignIn(site(), GRACE, PASSWORD)).status).toBe(401);
    expect(await tablesWith(NAME, navy)).toEqual([]);
    expect(await tablesWith(GRACE)).toEqual([]);
    expect(await tablesWith(id)).toEqual(["inbox_entries", "sections"]);

    const [version] = (await api().get(`/api/pages/${pageId}/versions`)).body.items;
    expect(version).toMatchObject({ author: DELETED });
    const entry = await read(entryId);
    expect(entry.assignee).toEqual({ id, name: DELETED });
    const shown = entry.events.map(({ type, author, text }: Record<string, string>) => [type, author, text]);
    expect(shown).toEqual([
      ["note", DELETED, "Call back"],
      ["reply", DELETED, "Dear Bo"],
      ["assignee", DELETED, DELETED],
    ]);
    const [row] = (await api().get(ROWS)).body.items;
    expect((await api().get(`${ROWS}/${row.id}/history`)).body.items).toMatchObject([{ author: DELETED }]);
    expect(await remove(id)).toMatchObject({ status: 404 });
  });

  it("frees its address for another invitation, and its place in organisations", async () => {
    await api().post("/api/tenants", { title: "Harbour", name: "harbour" });
    const member = await joinAs(site(), "harbour", "owner", "mate@example.org");
    const second = await joinAs(site(), "harbour", "manager", "captain@example.org");
    await send("POST", "/api/tenants/harbour/invitations", { email: "x@example.org", role: "member" }, second.headers);
    const people = async () => (await api().get("/api/tenants/harbour/limits")).body.items[0];
    expect(await people()).toMatchObject({ feature: "people", used: 2 });
    expect((await remove(second.id)).status).toBe(200);
    expect(await people()).toMatchObject({ feature: "people", used: 1 });
    expect((await api().get("/api/tenants/harbour/invitations")).body.items).toEqual([]);
    expect(await remove(member.id)).toMatchObject({
      status: 409,
      body: { error: { code: "LAST_OWNER", message: expect.stringContaining("Harbour") } },
    });
    expect(await sessionOf(member.headers)).toMatchObject({ id: member.id });
    const invited = await api().post("/api/invitations", { email: second.email, role: "editor" });
    expect(invited.status).toBe(201);
  });

  it("leaves a name that another account has", async () => {
    await send("POST", "/api/pages", { path: "/boats", title: "Boats", blocks: [] });
    const namesake = await makeUser(site(), "editor", "other@example.org");
    await site().services.auth.renameUser(namesake, NAME);
    expect((await remove(id)).status).toBe(200);
    expect(await tablesWith(NAME)).toContain("pages");
    expect((await remove(namesake)).status).toBe(200);
    expect(await tablesWith(NAME)).toEqual([]);
  });

  it.each(Object.values(SYSTEM_AUTHORS))("leaves the name %s, which the site itself has in history", async (name) => {
    await site().services.auth.renameUser(id, name);
    const page = await send("POST", "/api/pages", { path: `/of-${name.toLowerCase()}`, title: "Tides", blocks: [] });
    expect((await remove(id)).status).toBe(200);
    const { db } = site().services.database;
    const stored = await db.selectFrom("pages").select("updated_by").where("id", "=", page.body.id).execute();
    expect(stored).toEqual([{ updated_by: name }]);
  });

  it("is the admins' alone, and never takes the last one", async () => {
    const { db } = site().services.database;
    expect(await send("DELETE", `/api/users/${id}`)).toMatchObject({ status: 403 });
    expect((await site().request(`/api/users/${id}`, { method: "DELETE", headers: OWN })).status).toBe(401);
    const admin = await useApi(site(), "admin");
    const own = await sessionOf(admin.headers);
    expect(await remove(own.id)).toMatchObject({ status: 409, body: { error: { code: "LAST_ADMIN" } } });
    const others: string[] = [];
    for (let n = 0; n < 3; n++) others.push(await makeUser(site(), "admin", `admin-${n}@example.org`));
    const all = [...others, own.id].map((one) => site().services.auth.deleteUser(one));
    const codes = (await Promise.all(all)).map((one) => (one.ok ? "deleted" : one.error.code));
    expect(codes.toSorted()).toEqual(["LAST_ADMIN", "deleted", "deleted", "deleted"]);
    const left = await db.selectFrom("users").select("disabled_at").where("role", "=", "admin").execute();
    expect(left).toEqual([{ disabled_at: null }]);
  });
});
