import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { jsonReply, never, textReply } from "../../scripts/lib/fake-provider/index.ts";
import { readMonth } from "../../src/domains/usage/ledger.server.ts";
import { openAiSite, type AiSite } from "../ai-site.ts";
import { engines } from "../databases.ts";
import { joinAs, type Member } from "../members.ts";
import { signedIn } from "../sign-in.ts";

const ENTITY = {
  name: "mentors",
  title: "Mentor",
  titlePlural: "Mentors",
  description: "People who teach at our school",
  members: { edit: true },
  properties: [
    { name: "name", title: "Name", type: "text", isDisplay: true },
    { name: "subject", title: "Subject", type: "text" },
    { name: "mail", title: "Email", type: "email" },
    { name: "remark", title: "Remark", type: "text", isPrivate: true },
    { name: "bio", title: "About", type: "longText", help: "Shown on the page" },
    { name: "note", title: "Internal note", type: "longText", isPrivate: true },
  ],
};

const VALUES = { name: "Ada Lovelace", subject: "Algebra", mail: "ada@example.org", remark: "often late" };
const TOKENS = { input: 300, output: 200 };
const BIO = jsonReply({ text: "Ada Lovelace teaches algebra." }, { usage: TOKENS });

describe.each(engines)("texts of rows that a model writes, on $name", (engine) => {
  let ai: AiSite;
  let [member, other]: Member[] = [];

  async function write(body: object, who = member?.headers, tenant = "club") {
    const init = { method: "POST", headers: who ?? {}, body: JSON.stringify(body) };
    const answer = await ai.site.request(`/api/tenants/${tenant}/entities/mentors/texts`, init);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }
  const bio = (values: object = VALUES, note = "") => write({ property: "bio", values, note });
  const limit = async (max: number | null) =>
    ai.send("/api/tenants/club/limits", { limits: { ai_tokens: max } }, { method: "PUT" }, "admin");
  const offer = async (tenant = "club", who = member?.headers) =>
    (await ai.site.request(`/api/tenants/${tenant}/ai`, { headers: who })).json();
  const prompt = () => JSON.stringify(ai.provider.requests.at(-1)?.body);

  /** Sets what is stored of the club's tokens. */
  async function setTokens(columns: object): Promise<void> {
    const { db, inTransaction, enterTenant } = ai.site.services.database;
    const { id } = await db.selectFrom("tenants").select("id").where("name", "=", "club").executeTakeFirstOrThrow();
    await inTransaction(async (trx) => {
      const { rows } = await enterTenant(trx, id);
      await rows.updateTable("limits").set(columns).where("feature", "=", "ai_tokens").execute();
    });
  }

  beforeAll(async () => {
    ai = await openAiSite(engine);
    await ai.send("/api/entities", ENTITY, {}, "admin");
    for (const name of ["club", "others"]) await ai.send("/api/tenants", { name, title: name }, {}, "admin");
    [member, other] = [await joinAs(ai.site, "club", "member"), await joinAs(ai.site, "others", "owner")];
  });
  afterEach(async () => {
    await ai.site.services.ai.settle();
    await ai.forget();
    await setTokens({ max: null, used: 0, held: 0, month: null });
  });
  afterAll(() => ai.close());

  it("are made of what the row shows and the note says, and say what neither does", async () => {
    ai.provider.reply(jsonReply({ text: "Ada Lovelace has taught algebra at Harvard University for 25 years." }));
    const { status, body } = await bio(VALUES, "She is patient");
    expect([status, body.text]).toEqual([200, "Ada Lovelace has taught algebra at Harvard University for 25 years."]);
    expect(body.unconfirmed).toEqual([expect.stringContaining("Harvard University"), expect.stringContaining("25")]);
    for (const said of ["Ada Lovelace", "Algebra", "patient", "People who teach", "Shown on the page"]) {
      expect(prompt()).toContain(said);
    }
    for (const kept of ["ada@example.org", "often late"]) expect(prompt()).not.toContain(kept);
    await write({ property: "note", values: VALUES });
    expect(prompt()).toContain("often late");
    const rows = await ai.send("/api/tenants/club/entities/mentors/rows", undefined, {}, "admin");
    expect((await rows.json()).items).toEqual([]);
  });

  it("improve the text that there is, and mark none of its facts", async () => {
    ai.provider.reply(jsonReply({ text: "For 25 years she has taught." }));
    const { body } = await bio({ bio: "teaching since 25 years" });
    expect([body.unconfirmed, prompt().includes("teaching since 25 years")]).toEqual([[], true]);
  });

  it.each([
    ["a short text", { property: "name", values: VALUES }, ["property"]],
    ["a property that there isn't", { property: "none", values: VALUES }, ["property"]],
    ["a text about nothing", { property: "bio", values: { none: "x", mail: "a@b.example" } }, ["note"]],
    ["a note that is too long", { property: "bio", values: {}, note: "x".repeat(2001) }, ["note"]],
  ])("aren't %s", async (_case, request, path) => {
    const { status, body } = await write(request);
    expect([status, body.error.code, body.error.path]).toEqual([422, "INVALID", path]);
    expect(ai.provider.requests).toEqual([]);
  });

  it("are written for who may change the rows of the address", async () => {
    const request = { property: "bio", values: VALUES };
    const refused = [
      await write(request, other?.headers),
      await write(request, member?.headers, "others"),
      await write(request, member?.headers, "site"),
    ];
    expect(refused.map(({ body }) => body.error.code)).toEqual(["FORBIDDEN", "FORBIDDEN", "FORBIDDEN"]);
    expect(ai.provider.requests).toEqual([]);
  });

  it("take the tokens of the tenant's month, and not one more with 20 at once", async () => {
    const isFull = Promise.withResolvers<void>();
    ai.provider.reply(jsonReply({ text: "Hello" }, { usage: { input: 200, output: 1800 }, until: isFull.promise }));
    await limit(8000);
    let left = 17;
    const ask = async () => {
      const answer = await bio();
      if (answer.status === 409 && (left -= 1) === 0) isFull.resolve();
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body, headers }) => [body.error.code, headers.get("retry-after")])).toEqual(
      refused.map(() => ["LIMIT_REACHED", "10"]),
    );
    const written = answers.filter(({ status }) => status === 200).length;
    expect([written, refused.length, ai.provider.requests.length]).toEqual([3, 17, 3]);
    expect(await offer()).toEqual({ isConfigured: true, used: 6000, max: 8000 });
    expect(await readMonth(ai.site.services.database.db, new Date())).toMatchObject({ tokens: 6000 });
    const late = await bio();
    expect([late.status, late.body.error.message]).toEqual([409, expect.stringContaining("renewed next month")]);
    const used = (await (await ai.send("/api/tenants/club/limits", undefined, {}, "admin")).json()).items;
    expect(used.find(({ feature }: { feature: string }) => feature === "ai_tokens")).toMatchObject({ used: 6000 });
    expect((await offer("others", other?.headers)).used).toBe(0);
  });

  it("begin again in the next month, and give back what a process that died had reserved", async () => {
    ai.provider.reply(BIO);
    await limit(4000);
    await bio();
    expect((await offer()).used).toBe(500);
    const { database } = ai.site.services;
    await database.db
      .updateTable("ai_calls")
      .set({ held_until: "2020-01-01T00:00:00.000Z", held_tokens: 3000, outcome: "running" })
      .execute();
    await database.db.updateTable("ai_months").set({ held_tokens: 3000 }).execute();
    await setTokens({ held: 3000 });
    expect((await bio()).status).toBe(200);
    expect((await offer()).used).toBe(1000);
    await setTokens({ used: 4000, month: "2020-01" });
    expect((await offer()).used).toBe(0);
    expect((await bio()).status).toBe(200);
    expect((await offer()).used).toBe(500);
  });

  it("of the site itself count against its budget alone", async () => {
    ai.provider.reply(BIO);
    const editor = await signedIn(ai.site, "editor");
    const own = await write({ property: "bio", values: VALUES }, editor, "site");
    expect([own.status, await offer("site", editor)]).toEqual([200, { isConfigured: true }]);
    await write({ property: "bio", values: VALUES }, editor);
    expect((await offer()).used).toBe(500);
    await ai.settings({ aiBudgetTokens: 100 });
    expect((await write({ property: "bio", values: VALUES }, editor, "site")).body.error.code).toBe("BUDGET_SPENT");
    expect((await bio()).body.error.code).toBe("BUDGET_SPENT");
    await ai.settings({ aiBudgetTokens: null });
    expect((await offer()).used).toBe(500);
  });

  it.each([
    ["can't be read", textReply("I would rather not")],
    ["is longer than the value may be", jsonReply({ text: "x".repeat(20_001) })],
  ])("are refused with a reply that %s", async (_case, reply) => {
    ai.provider.reply(reply);
    expect((await bio()).body.error.code).toBe("PROVIDER_FAILED");
    await ai.site.services.ai.settle();
    expect((await ai.usage()).items).toMatchObject([{ task: "row", outcome: "done" }]);
  });

  it("leave nothing reserved when the reader leaves", async () => {
    ai.provider.reply(never);
    const stop = new AbortController();
    const init = {
      method: "POST",
      headers: member?.headers ?? {},
      body: JSON.stringify({ property: "bio", values: VALUES }),
      signal: stop.signal,
    };
    const asked = ai.send("/api/tenants/club/entities/mentors/texts", undefined, init, "admin").catch(() => "stopped");
    await expect.poll(() => ai.provider.requests.length).toBe(1);
    stop.abort();
    expect(await asked).toBe("stopped");
    await expect.poll(async () => (await offer()).used).toBeLessThan(2000);
  });
});
