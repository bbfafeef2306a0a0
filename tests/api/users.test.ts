import { beforeEach, describe, expect, it } from "vitest";
import { createUser } from "#accounts/server";
import { engines } from "../databases.ts";
import { headersAs, makeUser, PASSWORD, postSignIn } from "../sign-in.ts";
import { siteFor } from "../site-for.ts";

describe.each(engines)("users on $name", (engine) => {
  const { site } = siteFor(engine);
  let admin: Record<string, string>;
  let adminId: string;

  beforeEach(async () => {
    const { db } = site().services.database;
    await db.deleteFrom("users").execute();
    await db.deleteFrom("rate_limits").execute();
    adminId = await makeUser(site(), "admin");
    admin = await headersAs(site(), "admin@example.org");
  });

  const list = async (query = "") => (await site().request(`/api/users${query}`, { headers: admin })).json();
  const change = async (id: string, body: unknown, headers = admin) => {
    const answer = await site().request(`/api/users/${id}`, { method: "PATCH", body: JSON.stringify(body), headers });
    return { status: answer.status, json: await answer.json() };
  };
  const user = async (headers: Record<string, string>) =>
    (await (await site().request("/api/session", { headers })).json()).user;

  it("are listed newest first, without anything secret", async () => {
    await makeUser(site(), "editor", "ada@example.org");
    const { items } = await list();
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: "The editor",
        email: "ada@example.org",
        role: "editor",
        disabled: false,
        confirmed: true,
        createdAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ email: "admin@example.org", role: "admin" }),
    ]);
  });

  it("are listed in parts that neither overlap nor leave anyone out", async () => {
    await site().services.database.inTransaction(async (trx) => {
      const member = { name: "A member", role: "member", passwordHash: "none", isConfirmed: true } as const;
      for (let n = 0; n < 101; n++) await createUser(trx, { ...member, email: `member-${n}@example.org` });
    });
    const seen: string[] = [];
    let query = "";
    for (let part = 0; part < 5; part++) {
      const { items, nextCursor } = await list(query);
      seen.push(...items.map(({ email }: { email: string }) => email));
      if (!nextCursor) break;
      query = `?cursor=${nextCursor}`;
    }
    expect([seen.length, new Set(seen).size]).toEqual([102, 102]);
  });

  it("are found by part of a name or an address in any case, however many there are", async () => {
    const { db } = site().services.database;
    const names = Array.from({ length: 1500 }, (_, n) => (n % 25 === 0 ? `Ärzte 50% ${n}` : `Someone ${n}`));
    const now = new Date().toISOString();
    const rest = {
      email_verified: 1,
      image: null,
      role: "member",
      disabled_at: null,
      created_at: now,
      updated_at: now,
    };
    const idOf = (n: number) => `id-${String(n).padStart(4, "0")}`;
    const rows = names.map((name, n) => ({ ...rest, id: idOf(n), name, email: `person-${n}@example.org` }));
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto("users")
        .values(rows.slice(at, at + 500))
        .execute();
    }
    const search = async (text: string, cursor = "") => {
      const { items, nextCursor } = await list(`?search=${encodeURIComponent(text)}${cursor && `&cursor=${cursor}`}`);
      return { names: items.map(({ name }: { name: string }) => name), nextCursor };
    };
    const expected = names.filter((name) => name.startsWith("Ä")).toReversed();
    const first = await search("äRZTE 50%");
    const second = await search("äRZTE 50%", first.nextCursor);
    expect([...first.names, ...second.names, second.nextCursor]).toEqual([...expected, undefined]);
    expect(await search("PERSON-7@")).toEqual({ names: ["Someone 7"], nextCursor: undefined });
    expect(await search("50%%")).toEqual({ names: [], nextCursor: undefined });
  });

  it("get another role, which signs them out everywhere", async () => {
    const id = await makeUser(site(), "editor", "ada@example.org");
    const before = await headersAs(site(), "ada@example.org");
    expect(await change(id, { role: "member" })).toMatchObject({ status: 200, json: { id, role: "member" } });
    expect(await user(before)).toBeNull();
    expect(await user(await headersAs(site(), "ada@example.org"))).toMatchObject({ role: "member" });
  });

  it("are disabled at once, and enabled again", async () => {
    const id = await makeUser(site(), "editor", "ada@example.org");
    const before = await headersAs(site(), "ada@example.org");
    expect(await change(id, { disabled: true })).toMatchObject({ status: 200, json: { disabled: true } });
    expect(await user(before)).toBeNull();
    expect((await postSignIn(site(), "ada@example.org", PASSWORD)).status).toBe(401);
    expect(await change(id, { disabled: false })).toMatchObject({ status: 200, json: { disabled: false } });
    expect(await user(before)).toBeNull();
    expect((await postSignIn(site(), "ada@example.org", PASSWORD)).status).toBe(200);
  });

  it("stay as they are, and signed in, when nothing changes", async () => {
    expect(await change(adminId, { role: "admin", disabled: false })).toMatchObject({ status: 200 });
    expect(await user(admin)).toMatchObject({ role: "admin" });
  });

  it.each([{ role: "editor" }, { disabled: true }])("keep their last admin: %o", async (body) => {
    const id = await makeUser(site(), "admin", "off@example.org");
    await change(id, { disabled: true });
    expect(await change(adminId, body)).toMatchObject({ status: 409, json: { error: { code: "LAST_ADMIN" } } });
    expect(await user(admin)).toMatchObject({ role: "admin" });
    await change(id, { disabled: false });
    expect((await change(adminId, body)).status).toBe(200);
  });

  it("keep an admin when all are disabled at the same time", async () => {
    const ids = [adminId];
    for (let n = 0; n < 7; n++) ids.push(await makeUser(site(), "admin", `admin-${n}@example.org`));
    await Promise.all(ids.map((id) => site().services.auth.changeUser(id, { disabled: true })));
    const { db } = site().services.database;
    expect(await db.selectFrom("users").select("id").where("disabled_at", "is", null).execute()).toHaveLength(1);
  });

  it("are changed by id, and only in known ways", async () => {
    expect((await change("nobody", { role: "admin" })).status).toBe(404);
    expect((await change(adminId, { role: "owner" })).status).toBe(422);
    expect((await change(adminId, { disabled: "yes" })).status).toBe(422);
  });
});
