import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { formToken } from "#forms/server";
import { engines } from "../databases.ts";
import { LEAD } from "../lead.ts";
import { json, signUp } from "../newsletter.ts";
import { readLeads, readSubscribers } from "../services.ts";
import { siteFor } from "../site-for.ts";

/** As many as are let in whatever the pace. */
const ALWAYS = 100;
/** Longer than a post may wait for those before it. */
const TOO_LONG_MS = 1100;

describe.each(engines)("posts that arrive together on $name", (engine) => {
  const { site } = siteFor(engine, { TRUST_PROXY: "1" });
  let clients = 0;

  beforeAll(async () => {
    await site().publish("/offer", [{ roiCalculator: { headline: "Count" }, id: "count" }]);
  });
  afterEach(async () => {
    const { db } = site().services.database;
    for (const table of ["leads", "subscribers", "rate_limits"] as const) await db.deleteFrom(table).execute();
  });

  function post(fields: Record<string, string>, headers: Record<string, string> = json, path = "/offer") {
    const csrf = formToken(site().services.secret, fields.action ?? "newsletter", Date.now());
    clients += 1;
    return site().request(path, {
      method: "POST",
      body: new URLSearchParams({ csrf, ...fields }).toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://example.org",
        "x-forwarded-for": `client ${clients}`,
        ...headers,
      },
    });
  }
  const numbered = (n: number) => ({ ...LEAD, email: `lead-${n}@example.org` });
  const leads = async () => (await readLeads(site().services.database)).map(({ email }) => email);

  /** Keeps posts from being stored until the returned function is called. */
  async function holdDatabase(): Promise<() => Promise<void>> {
    const { isShared, inTransaction } = site().services.database;
    const [held, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = inTransaction(async (trx) => {
      if (isShared) await sql`lock table rate_limits`.execute(trx);
      held.resolve();
      await freed.promise;
    });
    await held.promise;
    return async () => {
      freed.resolve();
      await holding;
    };
  }

  it("each have their own answer, and what is thanked for is stored", async () => {
    const posts = Array.from({ length: 60 }, (_one, n) => {
      if (n % 4 === 1) return post({ ...numbered(n), email: "none" });
      if (n % 4 === 2) return post({ ...numbered(n), csrf: "old" });
      return post(n % 4 === 3 ? numbered(n - 3) : numbered(n));
    });
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 60 }, (_one, n) => [200, 422, 403, 200][n % 4]));
    expect((await leads()).toSorted()).toEqual(
      Array.from({ length: 15 }, (_one, n) => `lead-${4 * n}@example.org`).toSorted(),
    );
  });

  it("count for their limit one by one, and those above it aren't stored", async () => {
    const from = { ...json, "x-forwarded-for": "203.0.113.7" };
    const answers = await Promise.all(Array.from({ length: 40 }, (_one, n) => post(numbered(n), from)));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(10);
    for (const { headers } of limited) expect(Number(headers.get("retry-after"))).toBeGreaterThan(500);
    expect(await leads()).toHaveLength(30);
  });

  it("are all stored, sign-ups too, beside one that the database refuses", async () => {
    const { db } = site().services.database;
    const refuse = (name: string) =>
      sql.raw(
        site().services.database.isShared
          ? `alter table ${name} add constraint refused check (first_name <> 'Refused')`
          : `create trigger ${name}_refused before insert on ${name} when new.first_name = 'Refused' begin select raise(abort, 'refused'); end`,
      );
    const allow = (name: string) =>
      sql.raw(
        site().services.database.isShared
          ? `alter table ${name} drop constraint refused`
          : `drop trigger ${name}_refused`,
      );
    for (const name of ["leads", "subscribers"]) await refuse(name).execute(db);
    const name = (n: number) => (n === 5 ? "Refused" : "Ada");
    const posts = Array.from({ length: 20 }, (_one, n) => [
      post({ ...numbered(n), firstName: name(n) }),
      post({ ...signUp, email: `s-${n}@example.org`, first_name: name(n) }, json, "/newsletter"),
    ]).flat();
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    for (const table of ["leads", "subscribers"]) await allow(table).execute(db);
    expect(statuses.map((status, index) => [status, index]).filter(([status]) => status !== 200)).toEqual([
      [500, 10],
      [500, 11],
    ]);
    expect(await leads()).toHaveLength(19);
    expect(await readSubscribers(site().services.database)).toHaveLength(19);
  });

  it(
    "are refused with the entered values and a time to try again, once they would wait too long",
    { tags: ["slow"] },
    async () => {
      for (const path of ["/offer", "/es/offer"]) await post(numbered(0), json, path);
      const free = await holdDatabase();
      const waiting = Array.from({ length: ALWAYS }, (_one, n) => post(numbered(n + 1)));
      await wait(TOO_LONG_MS);
      const refusing = post(numbered(500));
      // Its page is read from the database.
      const page = post({ ...numbered(501), firstName: "<b>Ada</b>" }, {}, "/es/offer");
      await wait(100);
      await free();
      const refused = await refusing;
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(1);
      expect(await refused.json()).toEqual({ error: expect.stringContaining("was not stored") });
      const shown = await page;
      const html = await shown.text();
      expect([shown.status, shown.headers.get("cache-control")]).toEqual([503, "no-store"]);
      expect(Number(shown.headers.get("retry-after"))).toBeGreaterThan(1);
      for (const text of ["no se ha guardado", "lead-501@example.org", "&lt;b&gt;Ada&lt;/b&gt;"])
        expect(html).toContain(text);
      const statuses = (await Promise.all(waiting)).map(({ status }) => status);
      expect(statuses).toEqual(Array(ALWAYS).fill(200));
      expect(await leads()).toHaveLength(ALWAYS + 1);
      await expect.poll(async () => (await post(numbered(500))).status).toBe(200);
    },
  );
});
