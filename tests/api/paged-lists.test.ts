import { beforeAll, describe, expect, it } from "vitest";
import { insertRows } from "#db";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

describe.each(engines)("a list on $name that is read in parts", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");

  /** Reads a list to its end, two at a time. @returns its parts. */
  async function partsOf(path: string, name: string, search = ""): Promise<string[][]> {
    const parts: string[][] = [];
    let cursor: string | undefined = "";
    while (cursor !== undefined) {
      const { status, body } = await api().get(`${path}?${new URLSearchParams({ limit: "2", cursor, search })}`);
      expect(status).toBe(200);
      parts.push(body.items.map((item: Record<string, string>) => item[name]));
      cursor = body.nextCursor;
    }
    return parts;
  }

  beforeAll(async () => {
    for (const name of ["rooms", "courses", "mentors"]) {
      const properties = [{ name: "title", title: "Title", type: "text", isDisplay: true }];
      await api().post("/api/entities", { name, title: name, titlePlural: name, properties });
    }
    await api().post("/api/tenants", { name: "acme", title: "Acme" });
  });

  it.each(["/api/entities", "/api/tenants/site/entities"])("has each entity once, by name: %s", async (path) => {
    expect(await partsOf(path, "name")).toEqual([["courses", "mentors"], ["rooms"]]);
  });

  it.each([
    ["/api/invitations", "editor"],
    ["/api/tenants/acme/invitations", "member"],
  ])("has each invitation once, the newest first: %s", async (path, role) => {
    const emails = ["one@example.org", "two@example.org", "three@example.org"];
    for (const email of emails) expect((await api().post(path, { email, role })).status).toBe(201);
    expect(await partsOf(path, "email")).toEqual([["three@example.org", "two@example.org"], ["one@example.org"]]);
  });

  it("has each coupon once, the newest first, and is searched by part of a code", async () => {
    for (const code of ["SPRING", "SUMMER", "WINTER"]) {
      expect((await api().post("/api/coupons", { code, rules: [{ percent: 10 }] })).status).toBe(201);
    }
    expect(await partsOf("/api/coupons", "code")).toEqual([["WINTER", "SUMMER"], ["SPRING"]]);
    expect(await partsOf("/api/coupons", "code", "ter")).toEqual([["WINTER"]]);
  });

  it("has each preview link that still works once, the newest first", async () => {
    const path = `/api/pages/${await makePage(api(), "/shared")}/previews`;
    const made: string[] = [];
    for (let n = 0; n < 4; n++) made.unshift((await api().post(path)).body.id);
    const [newest = "", revoked = "", ...older] = made;
    await api().remove(`/api/previews/${revoked}`);
    expect(await partsOf(path, "id")).toEqual([[newest, older[0]], [older[1]]]);
  });

  it("has each redirect once, in alphabetical order", async () => {
    const id = await makePage(api(), "/moved");
    for (const address of ["/c.html", "/a.html", "/b.html"]) {
      expect((await api().post(`/api/pages/${id}/redirects`, { address })).status).toBe(201);
    }
    expect(await partsOf(`/api/pages/${id}/redirects`, "path")).toEqual([["/a.html", "/b.html"], ["/c.html"]]);
  });

  it.each([
    ["a title", "ÜBUNG", [["exercises"]]],
    ["a name", "ercis", [["exercises"]]],
    ["several", "o", [["courses", "mentors"], ["rooms"]]],
    ["none", "100%", [[]]],
  ])("is searched for entities by part of %s", async (_case, search, found) => {
    const words = { name: "exercises", title: "Übung", titlePlural: "Übungen" };
    await api().post("/api/entities", { ...words, properties: [] });
    expect(await partsOf("/api/entities", "name", search)).toEqual(found);
    await api().remove("/api/entities/exercises");
  });

  it("is searched for people by part of a name or an address, beyond the first thousand", async () => {
    const { db } = site().services.database;
    const at = new Date().toISOString();
    const { id: tenantId } = (await api().get("/api/tenants/acme")).body;
    const numbers = Array.from({ length: 1003 }, (_, index) => String(index).padStart(4, "0"));
    const rest = { email_verified: 1, role: "member", created_at: at, updated_at: at, image: null, disabled_at: null };
    const users = numbers.map((number) => {
      const name = number > "0999" ? `Jörg ${number}` : "Ann";
      return Object.assign({ id: `person-${number}`, name, email: `p${number}@example.org` }, rest);
    });
    const members = users.map(({ id }) => ({ tenant_id: tenantId, user_id: id, role: "member", created_at: at }));
    await insertRows(db, "users", users);
    await insertRows(db, "members", members);
    const people = "/api/tenants/acme/people";
    expect(await partsOf(people, "id", "JÖRG")).toEqual([["person-1000", "person-1001"], ["person-1002"]]);
    expect(await partsOf(people, "id", "P0007@")).toEqual([["person-0007"]]);
  });
});
