import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formToken } from "#forms/server";
import { makePage, useApi, type Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { siteFor } from "../site-for.ts";

const json = { accept: "application/json" };
const prices = [
  { interval: "month", currency: "USD", amount: 4900 },
  { interval: "year", currency: "USD", amount: 49000 },
  { interval: "month", currency: "EUR", amount: 4550 },
];

describe.each(engines)("the price list, on $name", (engine) => {
  const { site } = siteFor(engine, { TRUST_PROXY: "1" });
  let api: Api;
  let team = "";
  let clients = 0;

  async function make(path: string, body: object) {
    const made = await api.post(path, body);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body;
  }
  async function publish(path: string, pricing: object): Promise<void> {
    const id = await makePage(api, path, [{ pricing: { style: "cards", ...pricing } }]);
    const published = await api.post(`/api/pages/${id}/publish`);
    if (published.status !== 200) throw new Error(JSON.stringify(published.body));
  }
  const request = (path: string, client = `reader ${(clients += 1)}`) =>
    site().request(path, { headers: { "x-forwarded-for": client } });
  const page = async (path: string, client?: string) => queryHtml(await (await request(path, client)).text());
  const token = () => formToken(site().services.secret, "pricing_coupon", Date.now());

  /** Posts a code as a visitor of its own, unless `headers` name one. */
  function post(fields: Record<string, string>, headers: Record<string, string> = json, path = "/plans") {
    clients += 1;
    const all = { action: "pricing_coupon", csrf: token(), interval: "month", currency: "USD", ...fields };
    return site().request(path, {
      method: "POST",
      body: new URLSearchParams(all).toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://example.org",
        "x-forwarded-for": `visitor ${clients}`,
        ...headers,
      },
    });
  }
  const answerTo = async (...given: Parameters<typeof post>) => {
    const answer = await post(...given);
    return { status: answer.status, body: await answer.json() };
  };

  beforeAll(async () => {
    api = await useApi(site(), "admin");
    for (const { id } of (await api.get("/api/plans")).body.items) {
      await api.patch(`/api/plans/${id}`, { isArchived: true });
    }
    ({ id: team } = await make("/api/plans", { name: "Team", prices, features: [{ text: "Reports" }] }));
    await make("/api/plans", { name: "Solo", prices: [prices[0]], features: [{ feature: "people", limit: 3 }] });
    await make("/api/coupons", { code: "SPRING", rules: [{ percent: 20, plans: [team], intervals: ["month"] }] });
    await make("/api/coupons", { code: "OVER", rules: [{ percent: 20 }], until: "2020-01-01T00:00:00.000Z" });
    await make("/api/coupons", { code: "LATER", rules: [{ percent: 20 }], from: "2999-01-01T00:00:00.000Z" });
    await publish("/plans", { allowCoupons: true });
    await publish("/closed", {});
    await publish("/one", { style: "single", plan: team });
  });
  beforeEach(() => site().services.database.db.deleteFrom("rate_limits").execute());

  it("shows what the address asks for, the same bytes for everyone, under one canonical address", async () => {
    const [monthly, again] = [await request("/plans"), await request("/plans?interval=decade&utm_source=x")];
    expect(monthly.headers.get("etag")).toBeTruthy();
    expect(queryHtml(await again.text()).texts(".pricing-price")).toEqual(["$49 per month", "$49 per month"]);
    const yearly = await page("/plans?interval=year");
    expect(yearly.texts(".pricing-price")).toEqual(["$490 per year", "$49 per month"]);
    expect(yearly.values("link[rel=canonical]", "href")).toEqual(["https://example.org/plans"]);
    expect((await page("/es/plans?currency=EUR")).texts(".pricing-price")).toEqual([
      "45,50 € por mes",
      "49 US$ por mes",
    ]);
  });

  it("compares features and limits", async () => {
    const shown = await page("/plans");
    expect(shown.texts("tbody th")).toEqual(["People", "Reports"]);
    expect(shown.texts("tbody td").map((cell) => cell.replace(/^(Team|Solo) /, ""))).toEqual([
      "Not included",
      "3",
      "Included",
      "Not included",
    ]);
  });

  it("shows one plan, and what changed at once", async () => {
    expect((await page("/one")).texts("h2")).toEqual(["Team"]);
    await api.patch(`/api/plans/${team}`, { name: "Crew" });
    expect((await page("/one")).texts("h2")).toEqual(["Crew"]);
    await api.patch(`/api/plans/${team}`, { name: "Team" });
  });

  it("answers a code with the prices that it changes", async () => {
    const cut = { plan: team, interval: "month", currency: "USD", amount: 3920, amountBefore: 4900 };
    expect(await answerTo({ code: " spring " })).toEqual({
      status: 200,
      body: { success: "The prices include the code SPRING.", prices: [cut] },
    });
  });

  it("leads without a script to an address with the new prices, for this visitor alone", async () => {
    const answer = await post({ code: "SPRING", currency: "EUR" }, {}, "/es/plans");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/es/plans?currency=EUR&coupon=SPRING"]);
    const shown = await request("/es/plans?currency=EUR&coupon=SPRING");
    expect([shown.headers.get("cache-control"), shown.headers.get("etag")]).toEqual(["no-store", null]);
    const html = queryHtml(await shown.text());
    expect(html.texts("del")).toEqual(["Precio anterior: 45,50 €"]);
    expect(html.texts("ins")).toEqual(["Precio con el código: 36,40 €"]);
    const query = new URLSearchParams({ plan: team, interval: "month", currency: "EUR", coupon: "SPRING" });
    expect(html.values("a.pricing-action", "href")[0]).toBe(`/es/order?${query}`);
    expect((await page("/es/plans?currency=EUR")).all("del")).toEqual([]);
  });

  it.each([
    ["an unknown one", "NONE", {}, "We don’t know this code. Please check how it is spelled."],
    ["an expired one", "OVER", {}, "This code has expired."],
    ["an early one", "LATER", {}, "This code isn’t valid yet."],
    ["one for other prices", "SPRING", { interval: "year" }, "This code isn’t for the plans and prices shown here."],
  ])("refuses %s, in place, in the page and in an address", async (_what, code, more, text) => {
    expect(await answerTo({ code, ...more })).toEqual({ status: 422, body: { error: expect.stringContaining(text) } });
    const plain = await post({ code, ...more }, {});
    const html = queryHtml(await plain.text());
    expect([plain.status, html.texts("[id$=coupon-error]")[0]]).toEqual([422, expect.stringContaining(text)]);
    expect(html.values("input[name=code]", "value")).toEqual([code]);
    const query = new URLSearchParams({ ...more, coupon: code });
    expect((await page(`/plans?${query}`)).texts("[id$=coupon-error]")[0]).toContain(text);
  });

  it("refuses a code where none is accepted, an empty one, and an old or foreign form", async () => {
    expect((await answerTo({ code: "SPRING" }, json, "/closed")).status).toBe(404);
    expect((await page("/closed?coupon=SPRING")).all("del, form")).toEqual([]);
    expect((await answerTo({ code: " " })).status).toBe(422);
    expect((await answerTo({ code: "SPRING", csrf: "1.x" })).status).toBe(403);
    expect((await answerTo({ code: "SPRING" }, { ...json, origin: "https://elsewhere.org" })).status).toBe(403);
  });

  it("stops people who guess codes, in the form and by addresses, and nobody else", async () => {
    const guesser = { ...json, "x-forwarded-for": "guesser" };
    for (let n = 0; n < 10; n += 1) {
      expect((await post({ code: `TRY${n}` }, guesser)).status).toBe(422);
      await request(`/plans?coupon=TRY${n}`, "guesser");
    }
    const refused = await post({ code: "SPRING" }, guesser);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await page("/plans?coupon=SPRING", "guesser")).all("del")).toEqual([]);
    expect((await answerTo({ code: "SPRING" })).status).toBe(200);
  });

  it("counts no code that is right", async () => {
    const reader = { ...json, "x-forwarded-for": "reader" };
    for (let n = 0; n < 25; n += 1) expect((await post({ code: "SPRING" }, reader)).status).toBe(200);
  });
});
