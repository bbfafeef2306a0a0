import { beforeAll, describe, expect, it } from "vitest";
import { formToken } from "#forms/server";
import type { JsonObject } from "#shared";
import { publishPage } from "#publishing/server";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { readLeads } from "../services.ts";
import { siteFor } from "../site-for.ts";

const FORM = "roi_calculator_submission";
const faq = { faq: { headline: "Still here", items: [] } };

describe.each(engines)("the site on $name, asked by someone hostile,", (engine) => {
  const { site } = siteFor(engine);

  beforeAll(async () => {
    await site().publish("/post/:id1", [faq]);
    await site().publish("/:id1/:id2", [faq]);
  });

  /** Publishes content as a fault of ours might have stored it. */
  const publishOdd = (path: string, page: { metaTags?: unknown; blocks?: unknown }) =>
    publishPage(site().services.database, { path, ...(page as { metaTags: []; blocks: [] }) });
  const show = async (path: string, init?: RequestInit) => {
    const answer = await site().request(path, init);
    return { status: answer.status, html: await answer.text(), location: answer.headers.get("location") };
  };
  const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
    show(path, { method: "POST", body, headers: { origin: "https://example.org", ...headers } });

  it.each([
    ["/%5Cevil.example/", "/%5Cevil.example"],
    ["/%09/evil.example/", "/%09/evil.example"],
    ["/%0D%0AX-Evil:1/", "/%0D%0AX-Evil:1"],
    ["//evil.example//", "/evil.example"],
    ["/caf%C3%A9/?a=%2F", "/caf%C3%A9?a=%2F"],
  ])("leads %s to an address of this site only", async (path, location) => {
    expect(await show(path)).toMatchObject({ status: 301, location });
  });

  it.each(["/%00", "/post/%00", "/post/a%0Ab", "/post/%7F", "/es/post/%00", "/a//b", "/post//"])(
    "has no page at %s",
    async (path) => {
      const trimmed = path.replace(/\/+$/, "");
      expect((await show(trimmed)).status).toBe(404);
    },
  );

  it("shows no page with parameters where the system's own addresses are", async () => {
    for (const path of ["/assets/gone.js", "/workflows/x", "/en/x", "/es/es/x"]) {
      expect({ path, status: (await show(path)).status }).toEqual({ path, status: 404 });
    }
    expect((await show("/any/thing")).status).toBe(200);
  });

  it.each([
    ["multipart/form-data", "a=b"],
    ["multipart/form-data; boundary=x", "--x\r\nbroken"],
    ["application/json", '{"csrf":1}'],
  ])("refuses a body of type %s that holds no fields", async (type, body) => {
    expect((await post("/newsletter", body, { "content-type": type })).status).toBe(403);
    expect((await post("/post/a", body, { "content-type": type })).status).toBe(404);
  });

  it("refuses another site whatever the size of what it sends", async () => {
    const refused = await post("/newsletter", "a".repeat(70_000), { origin: "https://evil.example" });
    expect([refused.status, queryHtml(refused.html).all("form")]).toEqual([403, []]);
  });

  it.each<[string, unknown]>([
    ["no block", [null, 5, "text", [], faq]],
    ["a block without a type", [{}, { id: "x" }, faq]],
  ])("shows the error card in place of %s, and the rest of the page", async (_name, blocks) => {
    await publishOdd("/odd", { metaTags: [], blocks });
    const { status, html } = await show("/odd");
    expect([status, html.includes("Still here")]).toEqual([200, true]);
    expect(html.match(/Invalid block type/g)).toHaveLength((blocks as unknown[]).length - 1);
    expect((await post("/odd", new URLSearchParams({ action: FORM }), {})).status).toBe(404);
  });

  it("frames its error pages whatever the home page holds", async () => {
    await publishOdd("/", { metaTags: [], blocks: [null, { header: {} }, { footer: 5 }] });
    expect((await show("/none")).status).toBe(404);
  });

  it("leaves out meta tags that are no pairs of texts", async () => {
    const metaTags = [
      null,
      5,
      {},
      { name: "title", value: 5 },
      { name: 5, value: "x" },
      { name: "author", value: "A" },
    ];
    await publishOdd("/odd-head", { metaTags, blocks: [faq] });
    const { status, html } = await show("/odd-head");
    expect([status, queryHtml(html).values('meta[name="author"]', "content")]).toEqual([200, ["A"]]);
  });

  it("shows a page whose stored lists are none", async () => {
    await publishOdd("/odd-lists", { metaTags: [], blocks: [] });
    const { db } = site().services.database;
    const page = db.selectFrom("pages").select("id").where("path", "=", "/odd-lists");
    await db.updateTable("page_versions").set({ meta_tags: "{}", blocks: "{}" }).where("page_id", "in", page).execute();
    expect((await show("/odd-lists")).status).toBe(200);
  });

  it("stores a lead from a block whose anchor no database takes", async () => {
    await site().publish("/offer", [{ roiCalculator: {}, id: "count\u0000\ud800" } satisfies JsonObject]);
    const sliders = { numStudents: "20", sessionsPerStudent: "5", costPerReport: "120" };
    const person = { firstName: "Ada", lastName: "Byron", email: "ada@example.org", website: "x", consent: "on" };
    const csrf = formToken(site().services.secret, FORM, Date.now());
    const fields = new URLSearchParams({ csrf, action: FORM, ...sliders, ...person });
    expect((await post("/offer", fields, {})).status).toBe(200);
    expect(await readLeads(site().services.database)).toMatchObject([{ anchor: "count\ufffd" }]);
  });
});
