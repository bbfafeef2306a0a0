import { beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

describe.each(engines)("a list on $name that is read in parts", (engine) => {
  const { api } = siteAndApiFor(engine, "admin");

  /** Reads a list to its end, two at a time. @returns its parts. */
  async function partsOf(path: string, name: string): Promise<string[][]> {
    const parts: string[][] = [];
    let cursor: string | undefined = "";
    while (cursor !== undefined) {
      const { status, body } = await api().get(`${path}?limit=2&cursor=${encodeURIComponent(cursor)}`);
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
});
