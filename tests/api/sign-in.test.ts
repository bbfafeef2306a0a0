import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { USER_HEADER } from "#contract";
import { engines } from "../databases.ts";
import { openSite, type Site } from "../services.ts";
import { cookiesOf, headersAs, makeUser, OWN, PASSWORD, postSignIn, signedIn } from "../sign-in.ts";

describe.each(engines)("signing in on $name", (engine) => {
  let site: Site;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const made = await engine.make();
    ({ remove } = made);
    site = await openSite(made.place, { TRUST_PROXY: "1" });
    await makeUser(site, "editor", "ada@example.org");
  });
  beforeEach(async () => {
    await site.services.database.db.deleteFrom("rate_limits").execute();
  });
  afterAll(async () => {
    await site.close();
    await remove();
  });

  const session = async (headers: Record<string, string>) => (await site.request("/api/session", { headers })).json();
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    site.request(path, { method: "POST", body: JSON.stringify(body), headers: { ...OWN, ...headers } });
  const countSessions = async () =>
    (await site.services.database.db.selectFrom("sessions").select("id").execute()).length;

  it("tells the browser who it is and what it may do", async () => {
    expect(await session(await signedIn(site, "editor"))).toEqual({
      user: { id: expect.any(String), name: "The editor", email: "editor@example.org", role: "editor" },
      permissions: expect.arrayContaining(["page.edit", "profile.edit"]),
      capabilities: { remove: true, edit: true, add: true, ai: true, download: true },
      signUp: "invitation",
      setupNeeded: true,
    });
    expect(await session({})).toMatchObject({ user: null, permissions: [], capabilities: { edit: false } });
  });

  it("answers a screen only under the session of the user whom it shows", async () => {
    const headers = await signedIn(site, "editor");
    const { user } = await session(headers);
    const read = async (shown: string) =>
      (await site.request("/api/pages", { headers: { ...headers, [USER_HEADER]: shown } })).status;
    expect([await read(user.id), await read("another")]).toEqual([200, 401]);
  });

  it("sets cookies that scripts can't read and that go over TLS only", async () => {
    const answer = await postSignIn(site, "ADA@example.org ");
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-blockwright\.session_token=\S+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Secure-blockwright\.known_browser=\S+; Max-Age=31536000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).not.toContain(cookiesOf(answer).slice(-20));
  });

  it("makes a new session each time and ends the one of the browser before it", async () => {
    const before = await headersAs(site, "ada@example.org");
    const answer = await postSignIn(site, "ada@example.org", PASSWORD, before);
    expect(cookiesOf(answer)).not.toBe(before.cookie);
    expect(await session(before)).toMatchObject({ user: null });
    expect(await session({ cookie: cookiesOf(answer) })).toMatchObject({ user: { email: "ada@example.org" } });
  });

  it("takes no session that someone else planted, changed or made up", async () => {
    const { cookie } = await headersAs(site, "ada@example.org");
    const [name, value = ""] = (cookie.split("; ")[0] ?? "").split(/=(.*)/s);
    const forged = [`${name}=${value.slice(0, -4)}AAAA`, `${name}=chosen-by-eve`, `${name}=${value.split(".")[0]}`];
    // Another subdomain can set cookies of these names.
    for (const prefix of ["", "__Secure-"]) forged.push(`${prefix}blockwright.session_token=${value}`);
    for (const planted of forged) {
      expect(await session({ cookie: planted })).toMatchObject({ user: null });
      const answer = await postSignIn(site, "ada@example.org", PASSWORD, { cookie: planted });
      expect(cookiesOf(answer)).not.toContain("chosen-by-eve");
      expect(await session({ cookie: planted })).toMatchObject({ user: null });
    }
  });

  it("ends with signing out, on the server too", async () => {
    const headers = await headersAs(site, "ada@example.org");
    const answer = await post("/api/auth/sign-out", {}, headers);
    expect(answer.headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect(await session(headers)).toMatchObject({ user: null });
    expect((await post("/api/auth/sign-out", {})).status).toBe(200);
  });

  it("gives an unknown address, a wrong password and a disabled user one answer, and no session", async () => {
    const id = await makeUser(site, "member", "gone@example.org");
    const headers = await headersAs(site, "gone@example.org");
    const { database } = site.services;
    await database.db.updateTable("users").set({ disabled_at: "2026-01-01" }).where("id", "=", id).execute();
    expect(await session(headers)).toMatchObject({ user: null });
    const sessions = await countSessions();
    const answers = [
      await postSignIn(site, "nobody@example.org"),
      await postSignIn(site, "ada@example.org", "not the right one"),
      await postSignIn(site, "gone@example.org"),
    ];
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(texts)).toEqual(
      new Set(['{"error":{"code":"WRONG_CREDENTIALS","message":"The email address or the password is wrong"}}']),
    );
    expect(answers.flatMap(({ headers: sent }) => sent.getSetCookie())).toEqual([]);
    expect(await countSessions()).toBe(sessions);
  });

  it("takes about the same time for an unknown address as for a wrong password", async () => {
    // Passwords are hashed on other threads of this process; what other processes take doesn't count. No other test may
    // have tried this password, whose key would be remembered.
    const password = `never tried on ${engine.name}`;
    const time = async (email: string) => {
      const start = process.cpuUsage();
      await postSignIn(site, email, password);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    await time("warm-up@example.org");
    const unknown = await time("nobody-2@example.org");
    const wrong = await time("ada@example.org");
    expect(unknown).toBeGreaterThan(wrong / 3);
    expect(unknown).toBeLessThan(wrong * 3);
  });

  const from = (address: string, cookie = "") => ({ "x-forwarded-for": address, ...(cookie && { cookie }) });
  const guess = async (email: string, times: number, address: (n: number) => string) => {
    const tries = Array.from({ length: times }, (_, n) => postSignIn(site, email, `wrong ${n}`, from(address(n))));
    return (await Promise.all(tries)).map(({ status }) => status).toSorted((a, b) => a - b);
  };

  it.each(["ada@example.org", "nobody-at-all@example.org"])(
    "refuses %s for a while after five wrong passwords from one address, also the right one",
    async (email) => {
      const tries = await guess(email, 7, () => "10.0.0.1");
      expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
      const right = await postSignIn(site, email, PASSWORD, from("10.0.0.1"));
      expect(right.status).toBe(429);
      expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(800);
      expect(await right.json()).toMatchObject({ error: { code: "TOO_MANY" } });
    },
  );

  it("lets the people whose account it is in, whatever strangers try elsewhere", async () => {
    await guess("ada@example.org", 5, () => "10.0.2.1");
    expect((await postSignIn(site, "ada@example.org", PASSWORD, from("10.0.2.2"))).status).toBe(200);
  });

  it("refuses an account after fifty wrong passwords from anywhere, but for browsers that signed in before", async () => {
    const known = cookiesOf(await postSignIn(site, "ada@example.org", PASSWORD, from("10.0.3.250")));
    const browser = known.split("; ").filter((cookie) => cookie.includes("known_browser"));
    expect(browser).toHaveLength(1);
    await guess("ada@example.org", 3, (n) => `10.0.3.${n}`);
    // Each password takes its time to check: the counter of all three continues from 49.
    const { db } = site.services.database;
    await db.updateTable("rate_limits").set({ hits: 49 }).where("hits", "=", 3).execute();
    expect(await guess("ada@example.org", 2, (n) => `10.0.3.${n + 10}`)).toEqual([401, 429]);
    expect((await postSignIn(site, "ada@example.org", PASSWORD, from("10.0.3.200"))).status).toBe(429);
    expect((await postSignIn(site, "ada@example.org", PASSWORD, from("10.0.3.201", browser[0]))).status).toBe(200);
    // Another account's browser is a stranger's, and so is a forged one.
    await makeUser(site, "member", "bob@example.org");
    for (const cookie of [browser[0]?.slice(0, -2) ?? "", `${browser[0]?.split("=")[0] ?? ""}=x.y`]) {
      expect((await postSignIn(site, "ada@example.org", PASSWORD, from("10.0.3.202", cookie))).status).toBe(429);
    }
    const bob = cookiesOf(await postSignIn(site, "bob@example.org", PASSWORD, from("10.0.3.203")));
    expect((await postSignIn(site, "ada@example.org", PASSWORD, from("10.0.3.204", bob))).status).toBe(429);
  });

  it("counts neither attempts that were refused untried nor those that failed", async () => {
    const { db } = site.services.database;
    const hits = async () => (await db.selectFrom("rate_limits").select("hits").execute()).map((row) => row.hits);
    await guess("ada@example.org", 4, () => "10.0.5.1");
    await db.updateTable("rate_limits").set({ hits: 50 }).where("hits", "=", 4).execute();
    await db.deleteFrom("rate_limits").where("hits", "<", 50).execute();
    const before = await hits();
    expect(await guess("ada@example.org", 3, () => "10.0.5.2")).toEqual([429, 429, 429]);
    // The attempts of the address itself count: three.
    expect((await hits()).toSorted((a, b) => b - a)).toEqual([...before, 3, 0]);
    await db.deleteFrom("rate_limits").execute();
    await db.schema.alterTable("users").renameTo("away").execute();
    expect((await postSignIn(site, "ada@example.org", PASSWORD, from("10.0.5.3"))).status).toBe(500);
    await db.schema.alterTable("away").renameTo("users").execute();
    expect((await hits()).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  });

  it("counts five wrong passwords of a known browser too", async () => {
    const cookie = cookiesOf(await postSignIn(site, "ada@example.org", PASSWORD, from("10.0.4.1")));
    const tries = Array.from({ length: 6 }, (_, n) =>
      postSignIn(site, "ada@example.org", `wrong ${n}`, from(`10.0.4.${n + 2}`, cookie)),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("does not count right passwords as wrong ones", async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      expect((await postSignIn(site, "ada@example.org", PASSWORD, { "x-forwarded-for": `10.0.1.${n}` })).status).toBe(
        200,
      );
    }
  });

  it("is tried at most ten times a minute from one address, whatever the client says its address is", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const headers = { "x-forwarded-for": `${n}.1.1.1, 10.9.9.9`, "x-blockwright-client": `${n}.2.2.2` };
      statuses.push((await postSignIn(site, `try-${n}@example.org`, "wrong password", headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await postSignIn(site, "ada@example.org", PASSWORD, { "x-forwarded-for": "10.9.9.8" })).status).toBe(200);
  });

  it("keeps with a session the address that the server found out, not one that the client claims", async () => {
    const claimed = { "x-forwarded-for": "6.6.6.6, 10.9.9.7", "x-blockwright-client": "6.6.6.6" };
    await postSignIn(site, "ada@example.org", PASSWORD, claimed);
    const stored = await site.services.database.db.selectFrom("sessions").select("ip_address").execute();
    expect(stored.map(({ ip_address }) => ip_address)).toContain("10.9.9.7");
    expect(stored.map(({ ip_address }) => ip_address)).not.toContain("6.6.6.6");
  });

  it.each<[string, string, number]>([
    ["no JSON", "{", 422],
    ["a list", "[]", 422],
    ["nothing", "", 422],
    ["fields of other types", '{"email":{"$ne":""},"password":["x"]}', 422],
    ["no address", '{"email":"nobody","password":"whatever it is"}', 422],
    ["a password longer than any", JSON.stringify({ email: "ada@example.org", password: "x".repeat(129) }), 422],
    ["more than the server takes", JSON.stringify({ email: "ada@example.org", password: "x".repeat(70_000) }), 413],
  ])("refuses a body that is %s", async (_name, body, status) => {
    const answer = await site.request("/api/auth/sign-in/email", { method: "POST", body, headers: OWN });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: expect.objectContaining({ code: expect.any(String) }) });
  });

  it("leads nowhere else, whatever address a request names", async () => {
    const body = {
      email: "ada@example.org",
      password: PASSWORD,
      callbackURL: "https://evil.example",
      redirectTo: "//evil",
    };
    const answer = await post("/api/auth/sign-in/email", body);
    expect([answer.status, answer.headers.get("location"), await answer.text()]).toEqual([
      200,
      null,
      '{"signedIn":true}',
    ]);
    const verify = await site.request("/api/auth/verify-email?token=x&callbackURL=https://evil.example");
    expect([verify.status, verify.headers.get("location")]).toEqual([303, "/sign-in?confirmed=0"]);
  });

  it.each([
    "get-session",
    "list-sessions",
    "delete-user",
    "change-email",
    "sign-in/social",
    "update-session",
    "ok",
    "error",
  ])("has no other address of the library: %s", async (name) => {
    const headers = await signedIn(site, "editor");
    expect((await site.request(`/api/auth/${name}`, { headers })).status).toBe(404);
    expect((await post(`/api/auth/${name}`, {}, headers)).status).toBe(404);
  });

  it("keeps roles and other fields of an account out of its owner's hands", async () => {
    const headers = await headersAs(site, "ada@example.org");
    const body = {
      name: " Ada\n Lovelace ",
      role: "admin",
      email: "eve@example.org",
      disabledAt: null,
      emailVerified: true,
    };
    expect(await (await post("/api/auth/update-user", body, headers)).json()).toEqual({ name: "Ada Lovelace" });
    expect(await session(headers)).toMatchObject({
      user: { name: "Ada Lovelace", email: "ada@example.org", role: "editor" },
    });
  });

  it("is not secured by TLS on a site without it", async () => {
    const made = await engine.make();
    const plain = await openSite(made.place, { APP_URL: "http://site.test" });
    await makeUser(plain, "member");
    const [cookie] = (await postSignIn(plain, "member@example.org")).headers.getSetCookie();
    expect(cookie).toMatch(/^blockwright\.session_token=.*HttpOnly; SameSite=Lax$/);
    await plain.close();
    await made.remove();
  });
});
