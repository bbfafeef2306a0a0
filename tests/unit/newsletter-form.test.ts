import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { LEAD } from "../lead.ts";
import { json, signUp, useNewsletterSite } from "../newsletter.ts";

const HOUR = 3_600_000;
const THANKS = "Your address is on the list. You’ll get the next issue.";

describe.each(engines)("the newsletter form on $name", (engine) => {
  const { site, token, post, stored } = useNewsletterSite(engine);

  describe("a sign-up", () => {
    it("is stored with the page and campaign it came from before it is thanked for", async () => {
      const referer = "https://example.org/es/pricing?utm_source=letter#plans";
      const answer = await post(signUp, { ...json, referer });
      expect([answer.status, await answer.json()]).toEqual([200, { success: THANKS }]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await stored()).toEqual([
        {
          id: expect.any(String),
          created_at: expect.stringMatching(/^\d{4}-.*Z$/),
          email: "ada@example.org",
          email_key: "ada@example.org",
          first_name: "Ada",
          last_name: "Byron",
          source: "right form block",
          page_path: "/pricing",
          query: "utm_source=letter",
          locale: "en",
          suspicious_at: null,
          confirmed_at: expect.stringMatching(/^\d{4}-.*Z$/),
          unsubscribed_at: null,
          asked_at: null,
          mail_due_at: null,
          mail_attempts: 0,
          search_text: "ada byron\nada@example.org\n/pricing",
        },
      ]);
    });

    it.each([
      ["no referer", {}],
      ["a referer of another site", { referer: "https://evil.example/trap?a=b" }],
      ["a referer that is no address", { referer: "nonsense" }],
    ])("with %s came from /newsletter", async (_case, headers) => {
      await post(signUp, { ...json, ...headers });
      expect(await stored()).toMatchObject([{ page_path: "/newsletter", query: "" }]);
    });

    it("keeps only as much of a long origin and source as it needs", async () => {
      const referer = `https://example.org/${"p".repeat(2000)}?${"q".repeat(2000)}`;
      await post({ ...signUp, source: "s".repeat(2000) }, { ...json, referer });
      const [one] = await stored();
      expect([one?.page_path.length, one?.query.length, one?.source.length]).toEqual([500, 1000, 100]);
    });

    it("in Spanish is stored and answered in Spanish", async () => {
      const answer = await post(signUp, json, "/es/newsletter");
      expect(await answer.json()).toEqual({ success: expect.stringContaining("boletín") });
      expect(await stored()).toMatchObject([{ locale: "es", page_path: "/newsletter" }]);
      const refused = await post({ ...signUp, email: "" }, json, "/es/newsletter");
      expect(await refused.json()).toEqual({
        error: "Revise los campos marcados.",
        fields: { email: "Rellene este campo." },
      });
    });

    it("is not made by looking", async () => {
      const query = new URLSearchParams({ csrf: token(), ...signUp });
      expect((await site().request(`/newsletter?${query}`, { headers: json })).status).toBe(404);
      expect(await stored()).toEqual([]);
    });
  });

  describe("an address that is on the list already", () => {
    it.each(["ada@example.org", "ADA@Example.org", "  ada@EXAMPLE.ORG "])(
      "gets the same answer as a new one and stays once: %j",
      async (email) => {
        const first = await post(signUp, json);
        const again = await post({ ...signUp, email, first_name: "Someone else" }, json);
        expect([again.status, await again.json()]).toEqual([first.status, await first.json()]);
        expect(await stored()).toMatchObject([{ email: "ada@example.org", first_name: "Ada" }]);
      },
    );

    it("stays once when two sign up at the same moment, and both are thanked", async () => {
      const emails = ["ada@example.org", "Ada@example.org", "ADA@example.org", "ada@EXAMPLE.org"];
      const answers = await Promise.all(emails.map((email) => post({ ...signUp, email }, json)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await stored()).toHaveLength(1);
      await post({ ...signUp, email: "grace@example.org" }, json);
      expect(await stored()).toHaveLength(2);
    });
  });

  describe("a filled hidden field", () => {
    const trapped = { ...signUp, company_fax: "1" };

    it("is stored apart and answered like a success", async () => {
      const answer = await post(trapped, json);
      expect([answer.status, await answer.json()]).toEqual([200, { success: THANKS }]);
      expect((await stored())[0]?.suspicious_at).toMatch(/^\d{4}-/);
    });

    it("never prevents a real sign-up, before or after it", async () => {
      await post(trapped, json);
      await post(signUp, json);
      await post(trapped, json);
      const real = (await stored()).filter(({ suspicious_at }) => suspicious_at === null);
      expect(real).toHaveLength(1);
    });
  });

  it.each([
    ["email", ""],
    ["email", "ada@"],
    ["email", `${"a".repeat(250)}@example.org`],
    ["first_name", " \t "],
    ["last_name", ""],
    ["last_name", "x".repeat(101)],
  ])("refuses %s = %j with a text at the field and stores nothing", async (field, value) => {
    const answer = await post({ ...signUp, [field]: value }, json);
    const body = await answer.json();
    expect([answer.status, body.error, Object.keys(body.fields)]).toEqual([
      422,
      "Please check the marked fields.",
      [field],
    ]);
    expect(await stored()).toEqual([]);
  });

  it("names every missing field", async () => {
    const body = await (await post({}, json)).json();
    expect(Object.keys(body.fields)).toEqual(["email", "first_name", "last_name"]);
  });

  it.each([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["no origin at all", { origin: "" }],
    ["another site by the browser's own word", { "sec-fetch-site": "cross-site" }],
  ])("refuses %s", async (_case, headers) => {
    const page = await post(signUp, headers);
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining("sent from another site")]);
    const answer = await post(signUp, { ...headers, ...json });
    expect([answer.status, Object.keys(await answer.json())]).toEqual([403, ["error"]]);
    expect(await stored()).toEqual([]);
  });

  it("takes only its own token, for its hour and the 48 after", async () => {
    expect((await post({ ...signUp, csrf: token(47 * HOUR) }, json)).status).toBe(200);
    for (const csrf of [token(50 * HOUR), token(0, "roi_calculator_submission"), "", `${token()}x`]) {
      const answer = await post({ ...signUp, email: "late@example.org", csrf }, json);
      expect([answer.status, Object.keys(await answer.json())]).toEqual([403, ["error"]]);
    }
    expect(await stored()).toHaveLength(1);
    const renewed = await (await site().request("/csrf?form=newsletter")).json();
    expect(renewed).toEqual({ token: token() });
  });

  it("refuses a body above its limit", async () => {
    const tooLarge = { ...signUp, last_name: "x".repeat(70_000) };
    const answer = await post(tooLarge, json);
    expect([answer.status, Object.keys(await answer.json())]).toEqual([413, ["error"]]);
    const page = await post(tooLarge);
    expect([page.status, await page.text()]).toEqual([
      413,
      expect.stringContaining("more text than this form accepts"),
    ]);
  });

  it(
    "allows 30 posts in ten minutes, names the wait, and leaves the lead form its own 30",
    { tags: ["slow"] },
    async () => {
      for (let count = 0; count < 30; count += 1) expect((await post({ ...signUp, email: "" }, json)).status).toBe(422);
      for (const headers of [json, {}]) {
        const answer = await post(signUp, headers);
        expect(answer.status).toBe(429);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500);
        expect(await answer.text()).toContain("Too many messages");
      }
      expect(await stored()).toEqual([]);
      const csrf = token(0, LEAD.action);
      expect((await post({ ...LEAD, csrf }, json, "/")).status).toBe(200);
    },
  );
});
