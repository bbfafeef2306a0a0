import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { isObject } from "#shared";
import { formToken } from "#forms/server";
import { readCsv } from "../csv.ts";
import { engines } from "../databases.ts";
import { LEAD } from "../lead.ts";
import { OWN, signedIn } from "../sign-in.ts";
import { storeLeads } from "../stored-submissions.ts";
import { siteFor } from "../site-for.ts";

const WITH_LINKS = { ...LEAD, website: "ada.example", linkedinUrl: "https://linkedin.com/in/ada" };

const NEWSLETTER = { email: "Bo@example.org", first_name: "Bo", last_name: "Ek", source: "right form block" };

/** Counts how often other work could have run while something is done: turns of the event loop. */
async function withTurns<Value>(work: () => Promise<Value>): Promise<{ value: Value; turns: number }> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const value = await work();
  isDone = true;
  return { value, turns };
}

describe.each(engines)("leads and sign-ups on $name", (engine) => {
  const { site } = siteFor(engine);
  let headers: Record<string, string>;

  beforeAll(async () => {
    await site().publish("/offer", [{ roiCalculator: { headline: "Count" }, id: "count" }]);
    headers = await signedIn(site(), "editor");
  });
  afterEach(async () => {
    const { db } = site().services.database;
    for (const table of ["leads", "subscribers", "rate_limits"] as const) await db.deleteFrom(table).execute();
  });

  async function post(form: string, path: string, fields: Record<string, string>) {
    const csrf = formToken(site().services.secret, form, Date.now());
    const body = new URLSearchParams({ csrf, ...fields }).toString();
    const sent = { ...OWN, accept: "application/json", "content-type": "application/x-www-form-urlencoded" };
    const answer = await site().request(path, { method: "POST", body, headers: sent });
    expect(answer.status).toBe(200);
  }
  const postLead = (fields: Record<string, string> = {}, path = "/offer") =>
    post(WITH_LINKS.action, path, { ...WITH_LINKS, ...fields });

  const get = (path: string) => site().request(path, { headers });
  async function list(path: string): Promise<{ items: Record<string, string>[]; nextCursor?: string }> {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    return answer.json();
  }
  const names = async (path: string) => (await list(path)).items.map(({ firstName }) => firstName);
  async function csv(path: string) {
    const answer = await get(path);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    return readCsv(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  }

  it("shows what a visitor sent, in the list with what it needs and in full by its id", async () => {
    await postLead({}, "/offer?utm_source=letter");
    const { items, nextCursor } = await list("/api/leads");
    expect(nextCursor).toBeUndefined();
    expect(items).toEqual([
      {
        id: expect.any(String),
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        firstName: "Ada",
        lastName: "Byron",
        email: "ada@example.org",
        website: "ada.example",
        pagePath: "/offer",
      },
    ]);
    const lead = await (await get(`/api/leads/${items[0]?.id}`)).json();
    expect(lead).toEqual({
      ...items[0],
      linkedinUrl: "https://linkedin.com/in/ada",
      numStudents: 20,
      sessionsPerStudent: 5,
      costPerReport: 120,
      anchor: "count",
      query: "utm_source=letter",
      locale: "en",
      result: expect.objectContaining({ savings: 6000, percentage: 50 }),
      isSuspicious: false,
    });
    expect((await get("/api/leads/none")).status).toBe(404);
  });

  it("shows a sign-up in the list, in full and in the file", async () => {
    await post("newsletter", "/newsletter", NEWSLETTER);
    const { items } = await list("/api/subscribers?search=EK");
    expect(items).toMatchObject([{ email: "Bo@example.org", firstName: "Bo", pagePath: "/newsletter" }]);
    const entry = await (await get(`/api/subscribers/${items[0]?.id}`)).json();
    expect(entry).toMatchObject({ source: "right form block", query: "", isSuspicious: false });
    const [head, row] = await csv("/api/subscribers.csv");
    expect(head?.slice(0, 3)).toEqual(["Signed up (UTC)", "Email", "First name"]);
    expect(row?.slice(1)).toEqual(["Bo@example.org", "Bo", "Ek", "right form block", "/newsletter", "", "en"]);
  });

  it("goes through the whole list newest first, with none twice or missing while new ones arrive", async () => {
    await storeLeads(site(), 120);
    const seen: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(`/api/leads${cursor ? `?cursor=${cursor}` : ""}`);
      seen.push(...page.items.map(({ lastName }) => lastName));
      await postLead({ firstName: "New", lastName: `During ${seen.length}` });
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, place) => `Number ${119 - place}`));
    expect((await names("/api/leads")).slice(0, 3)).toEqual(["New", "New", "New"]);
  });

  it("keeps those whose hidden field was filled out of the list and the file, and shows them when asked", async () => {
    await postLead();
    await postLead({ firstName: "Robot", company_fax: "1" });
    await post("newsletter", "/newsletter", { ...NEWSLETTER, company_fax: "1" });
    expect(await names("/api/leads")).toEqual(["Ada"]);
    expect(await names("/api/leads?search=robot")).toEqual([]);
    expect(await names("/api/leads?suspicious=1")).toEqual(["Robot"]);
    expect(await csv("/api/leads.csv")).toHaveLength(2);
    expect(await names("/api/subscribers")).toEqual([]);
    expect(await names("/api/subscribers?suspicious=1")).toEqual(["Bo"]);
    expect(await csv("/api/subscribers.csv")).toHaveLength(1);
  });

  it("finds by name, email, website and page, whatever the capitals, letter for letter", async () => {
    await postLead({ firstName: "Özlem", lastName: "100%", email: "a_b@example.org", website: "back\\slash.example" });
    await postLead({ firstName: "Plain", lastName: "100 x", email: "axb@example.org", website: "other.example" });
    const found = {
      "özlem 100": ["Özlem"],
      ÖZLEM: ["Özlem"],
      "0%": ["Özlem"],
      "A_B@": ["Özlem"],
      axb: ["Plain"],
      "\\SLASH": ["Özlem"],
      "/Offer": ["Plain", "Özlem"],
      "'": [],
      "\u0000": ["Plain", "Özlem"],
    };
    for (const [search, expected] of Object.entries(found)) {
      expect(await names(`/api/leads?search=${encodeURIComponent(search)}`)).toEqual(expected);
    }
  });

  it("goes through what a search finds newest first, whether many or few have it, with none twice or missing", async () => {
    await storeLeads(site(), 2000);
    for (let n = 0; n < 3; n += 1) await postLead({ firstName: "Rare", lastName: `Number ${n}` });
    await postLead({ firstName: "Rare", lastName: "Number 9", company_fax: "1" });
    async function all(search: string): Promise<string[]> {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list(`/api/leads?search=${encodeURIComponent(search)}${cursor ? `&cursor=${cursor}` : ""}`);
        seen.push(...page.items.map(({ lastName }) => lastName ?? ""));
        cursor = page.nextCursor;
      } while (cursor);
      return seen;
    }
    const numbers = (of: (n: number) => boolean) =>
      Array.from({ length: 2000 }, (_, place) => 1999 - place)
        .filter(of)
        .map((n) => `Number ${n}`);
    expect(await all("rare")).toEqual(["Number 2", "Number 1", "Number 0"]);
    expect(await all("number 19")).toEqual(numbers((n) => String(n).startsWith("19")));
    expect((await all("ADA")).slice(3)).toEqual(numbers(() => true));
  });

  it("writes a file that spreadsheets read and run nothing of", async () => {
    const hostile = [
      '=HYPERLINK("http://evil.example")',
      "+1+1",
      "-2",
      "@SUM(A1)",
      ' "=1+1',
      "＝cmd|' /C calc'!A0",
      "x;=1+1",
    ];
    for (const [index, lastName] of hostile.entries()) await postLead({ firstName: `${index}`, lastName });
    await postLead({ firstName: "Plain", lastName: 'O"Neil, Zoë; “x”' });
    const answer = await get("/api/leads.csv");
    const date = new Date().toISOString().slice(0, 10);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="leads-${date}.csv"`,
      "cache-control": "no-store",
    });
    await answer.body?.cancel();
    const [head, ...rows] = await csv("/api/leads.csv");
    expect(head).toEqual(expect.arrayContaining(["Received (UTC)", "Last name", "Savings (USD)"]));
    const column = (name: string) => rows.map((row) => row[head?.indexOf(name) ?? -1]);
    expect(column("Last name").toReversed()).toEqual([
      ...hostile.slice(0, 6).map((text) => `'${text.trim()}`),
      "x;'=1+1",
      'O"Neil, Zoë; “x”',
    ]);
    expect(new Set(column("Savings (USD)"))).toEqual(new Set(["6000"]));
    expect(new Set(column("Hours freed"))).toEqual(new Set(["158.33"]));
    expect(column("Received (UTC)")[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it("lists, searches and writes ten thousand without holding up others", async () => {
    await storeLeads(site(), 10_000);
    const file = await withTurns(() => csv("/api/leads.csv"));
    const search = await withTurns(() => names(`/api/leads?search=${encodeURIComponent("number 7@")}`));
    // Two letters are too short for the index.
    const slow = await withTurns(() => names("/api/leads?search=%23q"));
    // 200 entries of the file, or 2,000 that a search looks through, are one turn of the event loop.
    expect(file.turns).toBeGreaterThanOrEqual(50);
    expect(slow.turns).toBeGreaterThanOrEqual(5);
    const rows = file.value;
    expect(rows).toHaveLength(10_001);
    expect(rows[1]?.[2]).toBe("Number 9999");
    expect([search.value, slow.value]).toEqual([["Ada"], []]);
    const behind = await list(`/api/leads?cursor=${(await list("/api/leads")).nextCursor}`);
    expect(behind.items[0]).toMatchObject({ lastName: "Number 9949" });
  });

  it("answers an invalid cursor with what is wrong", async () => {
    for (const cursor of ["x", "2026-01-01", "%00", "2026-01-01T00:00:00.000Z_' or 1=1"]) {
      const answer = await get(`/api/leads?cursor=${encodeURIComponent(cursor)}`);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ error: { code: "INVALID", path: ["cursor"] } });
    }
  });

  it("shows them to editors and admins, to nobody else", async () => {
    await postLead();
    const { items } = await list("/api/leads");
    const member = await signedIn(site(), "member");
    const admin = await signedIn(site(), "admin");
    for (const path of [
      "/api/leads",
      `/api/leads/${items[0]?.id}`,
      "/api/leads.csv",
      "/api/subscribers",
      "/api/subscribers.csv",
    ]) {
      const refused = await site().request(path, { headers: member });
      expect([(await site().request(path)).status, refused.status]).toEqual([401, 403]);
      expect(await refused.text()).not.toContain("ada@example.org");
      expect((await site().request(path, { headers: admin })).status).toBe(200);
    }
    const unknown: unknown = await (await get("/api/subscribers/none")).json();
    expect(isObject(unknown) && unknown.error).toMatchObject({ code: "NOT_FOUND" });
  });
});
