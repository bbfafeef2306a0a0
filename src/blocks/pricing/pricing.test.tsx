import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { INTERVALS, type Interval, type OfferedPlan, type PlanList, type PlanPrice } from "../parts/data/plan-list.ts";
import { compareFeatures } from "./compare-features.ts";
import { schema } from "./schema.ts";
import { offeredIn, priceFor, showPlans, singlePlan, type Asked } from "./show-plans.ts";
import { decimalPrice } from "./structured-offers.ts";

const price = (interval: Interval, currency: string, amount: number, more: Partial<PlanPrice> = {}): PlanPrice => ({
  interval,
  currency,
  amount,
  href: `/take?interval=${interval}`,
  ...more,
});
const words = (text: string) => ({ key: text, label: text, text });
const people = (amount: string) => ({ key: "people", label: "People", text: `Up to ${amount} people`, amount });

const plan = (name: string, prices: PlanPrice[], more: Partial<OfferedPlan> = {}): OfferedPlan => ({
  id: name,
  name,
  prices,
  features: [],
  isHighlighted: false,
  isFree: false,
  isOnRequest: false,
  trialDays: 0,
  href: `/ask/${encodeURIComponent(name)}`,
  ...more,
});
const TWO_MONTHS = { saving: { percent: 16, months: 2 } };
const TEAM = plan(
  "Team",
  [price("month", "USD", 4900), price("year", "USD", 49000, TWO_MONTHS), price("month", "EUR", 4550)],
  {
    description: "For one team",
    features: [people("10"), words("One template")],
    isHighlighted: true,
  },
);
const FREE = plan("Pilot", [], { isFree: true, features: [people("1")] });
const NETWORK = plan("Network", [], { isOnRequest: true, features: [words("One template")] });

type Shown = { asked?: Asked; coupon?: PlanList["coupon"]; content?: object; locale?: "en" | "es" };

function render(plans: OfferedPlan[], { asked = {}, coupon, content, locale = "en" }: Shown = {}) {
  const data = showPlans({ href: "/pricing", plans, coupon }, asked);
  return renderBlocks([{ pricing: { style: "simple", ...content } }], { data: [{ data }], locale });
}
const query = (...given: Parameters<typeof render>) => queryHtml(render(...given).html);
const STYLES = schema.shape.style.options;

describe.each(STYLES)("plans in the style %s", (style) => {
  const page = query([TEAM], { content: { style } });

  it("say what a plan is, costs and includes, and lead to it", () => {
    const text = page.texts("main section")[0] ?? "";
    for (const part of ["Team", "$49", "per month", "10", "One template"]) expect(text).toContain(part);
    expect(page.values("main a[href='/take?interval=month']", "href")).toHaveLength(1);
    expect(page.texts("main a[href='/take?interval=month']")).toEqual(["Choose Team"]);
  });

  it("are free, or have a price on request", () => {
    const shown = (one: OfferedPlan) => query([one], { content: { style } });
    expect(shown(FREE).texts(".pricing-price")).toEqual(["Free"]);
    expect(shown(NETWORK).texts(".pricing-price")).toEqual(["Price on request"]);
    expect(shown(NETWORK).texts("a[href='/ask/Network']")).toEqual(["Ask about Network"]);
  });

  it("show the price with a coupon beside the one before, in words for screen readers", () => {
    const cut = plan("Team", [price("month", "USD", 3920, { amountBefore: 4900 })]);
    const cutPage = query([cut], { content: { style, allowCoupons: true }, coupon: { code: "SPRING" } });
    expect(cutPage.texts("del")).toEqual(["Price before: $49"]);
    expect(cutPage.texts("ins")).toEqual(["Price with the code: $39.20"]);
    expect(cutPage.texts("[role=status]")).toEqual(["The prices include the code SPRING. Remove it"]);
  });
});

it.each(STYLES.filter((style) => style !== "single"))(
  "the style %s has each of twelve plans once, in order",
  (style) => {
    const names = Array.from({ length: 12 }, (_, index) => `Plan ${index}`);
    const plans = names.map((name, index) => plan(name, [], { isOnRequest: true, isHighlighted: index === 3 }));
    const page = query(plans, { content: { style } });
    expect(page.texts(".pricing-action")).toEqual(names.map((name) => `Ask about ${name}`));
    expect(page.texts(".pricing-mark")).toEqual(["Recommended"]);
    expect(page.all(".pricing-features")).toEqual([]);
  },
);

it("names prices in the page's language", () => {
  const page = query([TEAM], { locale: "es", asked: { interval: "year" } });
  expect(page.texts(".pricing-price")).toEqual(["490 US$ por año"]);
  expect(page.texts(".pricing-note")).toEqual(["2 meses gratis"]);
});

it("says what a price buys when it isn't an interval, and for how long a plan can be tried", () => {
  const page = query([
    plan("Reports", [price("month", "USD", 6000)], { unit: "per report", trialDays: 14 }),
    plan("Book", [price("once", "USD", 3000)], { trialDays: 14 }),
  ]);
  expect(page.texts(".pricing-price")).toEqual(["$60 per report", expect.stringContaining("$30")]);
  expect(page.texts(".pricing-note")).toEqual(["14 days free to try"]);
});

it("has names below the block's headline", () => {
  const page = query([TEAM], { content: { headline: "Prices" } });
  expect(page.texts("h2, h3")).toEqual(["Prices", "Team"]);
});

it("has no link to an unsafe address", () => {
  expect(render([plan("Solo", [], { isOnRequest: true, href: "javascript:alert(1)" })]).html).not.toContain(
    "javascript:",
  );
});

describe("the choice of interval and currency", () => {
  it("is made of addresses, that of the page for what is chosen already", () => {
    const page = query([TEAM]);
    expect(page.values(".pricing-switch", "aria-label")).toEqual(["Billing period", "Currency"]);
    expect(page.values(".pricing-switch a", "href")).toEqual([
      "/pricing",
      "/pricing?interval=year",
      "/pricing",
      "/pricing?currency=EUR",
    ]);
    expect(page.texts(".pricing-switch a[aria-current]")).toEqual(["Monthly", "USD"]);
    expect(page.texts(".pricing-saving")).toEqual(["2 months free"]);
  });

  it("keeps the other choice and the coupon", () => {
    const asked = { interval: "year", currency: "EUR" };
    const { intervals, currencies, href } = showPlans({ href: "/p", plans: [TEAM], coupon: { code: "A B" } }, asked);
    expect(intervals.map((one) => one.href)).toEqual([
      "/p?currency=EUR&coupon=A+B",
      "/p?interval=year&currency=EUR&coupon=A+B",
    ]);
    expect(currencies.map((one) => one.href)).toEqual([
      "/p?interval=year&coupon=A+B",
      "/p?interval=year&currency=EUR&coupon=A+B",
    ]);
    expect(href).toBe("/p?interval=year&currency=EUR");
  });

  it("ignores what isn't offered", () => {
    const shown = showPlans({ href: "/p", plans: [TEAM] }, { interval: "once", currency: "constructor" });
    expect(shown).toMatchObject({ href: "/p", interval: "month", currency: "USD" });
  });

  it("isn't offered for one interval and one currency", () => {
    const page = query([plan("Solo", [price("month", "USD", 900)]), plan("Duo", [price("once", "USD", 900)])]);
    expect(page.all(".pricing-switch")).toEqual([]);
  });

  it("says the most that is saved where plans save different amounts", () => {
    const solo = plan("Solo", [price("month", "USD", 900), price("year", "USD", 9720, { saving: { percent: 10 } })]);
    expect(query([solo, TEAM]).texts(".pricing-saving")).toEqual(["Save up to 16%"]);
    expect(query([solo]).texts(".pricing-saving")).toEqual(["Save 10%"]);
  });

  it(
    "shows for every choice a price of the plan, and the chosen one wherever the plan has it",
    { tags: ["slow"] },
    () => {
      const anyPrice = fc
        .record({
          interval: fc.constantFrom(...INTERVALS),
          currency: fc.constantFrom("USD", "EUR", "GBP", "CHF", "JPY", "SEK", "PLN"),
          amount: fc.nat(),
        })
        .map(({ interval, currency, amount }) => price(interval, currency, amount));
      const lists = fc.array(fc.array(anyPrice, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
      fc.assert(
        fc.property(lists, (all) => {
          const plans = all.map((prices, index) => plan(`Plan ${index}`, prices));
          const { intervals, currencies } = offeredIn(plans);
          for (const interval of intervals) {
            for (const currency of currencies) {
              for (const one of plans) {
                const shown = priceFor(one, { interval, currency });
                expect(one.prices).toContain(shown);
                const isChosen = (own?: PlanPrice) => own?.interval === interval && own.currency === currency;
                expect(isChosen(shown)).toBe(one.prices.some(isChosen));
              }
            }
          }
        }),
      );
    },
  );
});

describe("the comparison", () => {
  it("has a row for each amount and each word, and a value for every plan", () => {
    expect(compareFeatures([FREE, TEAM, NETWORK])).toEqual([
      { key: "people", label: "People", cells: ["1", "10", undefined] },
      { key: "One template", label: "One template", cells: [undefined, true, true] },
    ]);
  });

  it("is a table with heads for rows and columns", () => {
    const page = query([FREE, TEAM], { content: { style: "table" } });
    expect(page.texts("thead th[scope=col] .pricing-name")).toEqual(["Pilot", "Team"]);
    expect(page.texts("tbody th[scope=row]")).toEqual(["People", "One template"]);
    expect(page.texts("tbody tr:last-child td")).toEqual(["Pilot Not included", "Team Included"]);
  });

  it("opens below cards, for more than one plan", () => {
    expect(query([FREE, TEAM], { content: { style: "cards" } }).texts("details > summary")).toEqual([
      "Compare the plans",
    ]);
    expect(query([TEAM], { content: { style: "cards" } }).all("table")).toEqual([]);
  });
});

describe("a single plan", () => {
  it("is the chosen one, by id or name, or else the recommended one, or the first", () => {
    const byId = { ...NETWORK, id: "n1" };
    expect(singlePlan([FREE, byId], "n1")).toBe(byId);
    expect(singlePlan([FREE, byId], "Network")).toBe(byId);
    expect(singlePlan([FREE, TEAM])).toBe(TEAM);
    expect(singlePlan([FREE, NETWORK])).toBe(FREE);
    expect(singlePlan([FREE, TEAM], "gone")).toBeUndefined();
  });
});

describe("the form for a coupon", () => {
  it("is shown only where coupons are allowed", () => {
    expect(query([TEAM]).all("form")).toEqual([]);
    expect(query([TEAM], { content: { allowCoupons: true } }).all("form")).toHaveLength(1);
  });

  it("posts the code with what is chosen", () => {
    const page = query([TEAM], { content: { allowCoupons: true }, asked: { interval: "year" } });
    expect(page.values("form", "action")).toEqual(["/pricing?interval=year"]);
    const names = page.values("form input", "name");
    const values = page.values("form input", "value");
    expect(Object.fromEntries(names.map((name, index) => [name, values[index]]))).toEqual({
      action: "pricing_coupon",
      csrf: "token-of-pricing_coupon",
      _block: "b0",
      interval: "year",
      currency: "USD",
      code: "",
    });
  });

  it("says in the page why a code of the address changes nothing, and keeps it", () => {
    const coupon = { code: "OLD", problem: "expired" as const };
    const page = query([TEAM], { content: { allowCoupons: true }, coupon });
    expect(page.texts("#b0-coupon-error")).toEqual(["This code has expired."]);
    expect(page.values("input[name=code]", "value")).toEqual(["OLD"]);
    expect(page.values("input[name=code]", "aria-describedby")).toEqual(["b0-coupon-error"]);
    expect(page.all("details[open]")).toHaveLength(1);
  });
});

describe("structured data", () => {
  const offersIn = (html: string) =>
    queryHtml(html)
      .texts("script[type='application/ld+json']")
      .flatMap((json): { "@type": string }[] => [JSON.parse(json)].flat())
      .filter((one) => one["@type"] === "Offer");

  it("has an offer for each plan with a price, without the coupon", () => {
    const cut = plan("Team", [price("year", "USD", 39205, { amountBefore: 49005 })]);
    const offers = offersIn(render([FREE, cut, NETWORK], { coupon: { code: "A" } }).html);
    expect(offers).toMatchObject([
      { name: "Pilot", price: "0.00", priceCurrency: "USD" },
      { name: "Team", price: "490.05", priceSpecification: { billingDuration: "P1Y" } },
    ]);
  });

  it.each([
    [4905, "USD", "49.05"],
    [5, "EUR", "0.05"],
    [4900, "JPY", "4900"],
    [1, "KWD", "0.001"],
  ])("writes %s of %s as %s", (amount, currency, text) => {
    expect(decimalPrice(amount, currency)).toBe(text);
  });
});

describe("without plans", () => {
  it("leads to the contact page, in the page's language", () => {
    expect(render([]).html).toMatch(/No plans have been published yet\..*<a href="\/contact"/);
    expect(render([], { locale: "es" }).html).toMatch(
      /Todavía no se ha publicado ningún plan\..*<a href="\/es\/contact"/,
    );
  });
});
