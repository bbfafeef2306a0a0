import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { formToken } from "#forms/server";
import { engines } from "../databases.ts";
import { LEAD } from "../lead.ts";
import { readLeads } from "../services.ts";
import { siteFor } from "../site-for.ts";

const ACTION = "roi_calculator_submission";
const HOUR = 3_600_000;

const good = { ...LEAD, linkedinUrl: "", company_fax: "" };

describe.each(engines)("the lead form on $name", (engine) => {
  const { site } = siteFor(engine);

  beforeAll(async () => {
    await site().publish("/offer", [{ roiCalculator: { headline: "Count" }, id: "count" }]);
  });
  afterEach(async () => {
    await site().services.database.db.deleteFrom("leads").execute();
    await site().services.database.db.deleteFrom("rate_limits").execute();
  });

  const leads = () => readLeads(site().services.database);
  const token = (age = 0) => formToken(site().services.secret, ACTION, Date.now() - age);

  function post(fields: Record<string, string>, headers: Record<string, string> = {}, path = "/offer") {
    return site().request(path, {
      method: "POST",
      body: new URLSearchParams({ csrf: token(), ...fields }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://example.org", ...headers },
    });
  }
  const json = { accept: "application/json" };

  it("stores the lead with page, anchor, campaign and the server's own result before it thanks", async () => {
    const answer = await post(good, json, "/offer?utm_source=letter");
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: expect.stringMatching(/^We have your request and will come back to you\.$/) },
    ]);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      page_path: "/offer",
      anchor: "count",
      query: "utm_source=letter",
      first_name: "Ada",
      num_students: 20,
      suspicious_at: null,
    });
    expect(JSON.parse(lead?.result ?? "")).toMatchObject({ savings: 6000, percentage: 50 });
  });

  it("answers without JavaScript with the page, the text and the entered values", { tags: ["slow"] }, async () => {
    const answer = await post({ ...good, email: "no address", firstName: "<b>Ada</b>" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("Please check the marked fields.");
    expect(html).toContain("&lt;b&gt;Ada&lt;/b&gt;");
    expect(html).not.toContain("<b>Ada</b>");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await leads()).toEqual([]);
    const thanks = await post(good);
    expect([thanks.status, thanks.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await thanks.text()).toContain("will come back to you.");
  });

  it("thanks with the reply time of the owner, in their words and in every language, once there is one", async () => {
    const { settings } = site().services;
    await settings.change({ replyTime: "We answer within a day." }, "owner");
    const said = async (path: string) => (await (await post(good, json, path)).json()) as unknown;
    expect(await said("/offer")).toEqual({
      success: "We have your request and will come back to you. We answer within a day.",
    });
    expect(await said("/es/offer")).toEqual({
      success: "Hemos recibido su solicitud y le responderemos. We answer within a day.",
    });
    await settings.change({ replyTime: null }, "owner");
  });

  it.each([
    ["numStudents", "12"],
    ["numStudents", "205"],
    ["sessionsPerStudent", "0"],
    ["costPerReport", "65"],
    ["costPerReport", "1e2"],
    ["firstName", ""],
    ["lastName", " \t "],
    ["email", "ada@"],
    ["website", ""],
    ["linkedinUrl", "javascript:alert(1)"],
    ["linkedinUrl", "ftp://example.org"],
    ["consent", "yes"],
    ["firstName", "x".repeat(101)],
  ])("refuses %s = %j with a text at the field and stores nothing", async (field, value) => {
    const answer = await post({ ...good, [field]: value }, json);
    const body = await answer.json();
    expect(answer.status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await leads()).toEqual([]);
  });

  it("keeps a filled hidden field apart and answers it like a success", async () => {
    const answer = await post({ ...good, company_fax: "1" }, json);
    expect([answer.status, Object.keys(await answer.json())]).toEqual([200, ["success"]]);
    expect((await leads())[0]?.suspicious_at).toMatch(/^\d{4}-/);
  });

  it("stores equal posts once, also when they arrive together, and different ones each", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(good, json)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    await post({ ...good, costPerReport: "130" }, json);
    expect(await leads()).toHaveLength(2);
  });

  it.each([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["no origin at all", { origin: "" }],
    ["an opaque origin", { origin: "null" }],
    ["another site by the browser's own word", { "sec-fetch-site": "same-site" }],
    ["a foreign referer", { origin: "", referer: "https://evil.example/offer" }],
  ])("refuses %s", async (_case, headers) => {
    const answer = await post(good, headers);
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining("sent from another site")]);
    expect(await leads()).toEqual([]);
  });

  it.each([
    ["its own origin", {}],
    ["its own referer without an origin", { origin: "", referer: "https://example.org/offer" }],
    ["the browser's own word", { origin: "https://elsewhere.example", "sec-fetch-site": "same-origin" }],
  ])("accepts %s", async (_case, headers) => {
    expect((await post(good, headers)).status).toBe(200);
  });

  it("takes a token for its hour and the 48 after, and gives a fresh one with the entered values", async () => {
    for (const csrf of [token(47 * HOUR), token(-HOUR)]) {
      expect((await post({ ...good, csrf }, json)).status).toBe(200);
    }
    for (const csrf of [token(50 * HOUR), token(-2 * HOUR), "", "1.x", `${token()}x`]) {
      const answer = await post({ ...good, csrf });
      const html = await answer.text();
      expect(answer.status).toBe(403);
      expect(html).toContain(token());
      expect(html).toContain("ada@example.org");
    }
    const renewed = await (await site().request(`/csrf?form=${ACTION}`)).json();
    expect(renewed).toEqual({ token: token() });
  });

  it("takes leads on a page that also holds a broken block", async () => {
    await site().publish("/broken", [{}, { hologram: 1 }, { roiCalculator: {} }]);
    expect((await post(good, json, "/broken")).status).toBe(200);
  });

  it("refuses a body above its limit, a page without the form, and another action", async () => {
    const tooLarge = { ...good, website: "x".repeat(70_000) };
    expect((await post(tooLarge, json)).status).toBe(413);
    const page = await post(tooLarge);
    expect([page.status, await page.text()]).toEqual([
      413,
      expect.stringContaining("more text than this form accepts"),
    ]);
    await site().publish("/plain", []);
    expect((await post(good, json, "/plain")).status).toBe(404);
    expect((await post({ ...good, action: "other" }, json)).status).toBe(404);
  });

  it("allows 30 posts in ten minutes and names the wait", { tags: ["slow"] }, async () => {
    for (let count = 0; count < 30; count += 1) expect((await post({ ...good, email: "" }, json)).status).toBe(422);
    for (const headers of [json, {}]) {
      const answer = await post(good, headers);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500);
      expect(await answer.text()).toContain("Too many messages");
    }
    expect(await leads()).toEqual([]);
  });
});
