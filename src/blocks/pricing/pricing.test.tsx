import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { choicesOf, offersOf } from "./offers.ts";
import { PERIODS, type Plan, type Price, type PricingData } from "./schema.ts";

const price = (period: Price["period"], currency: string, amount: number, href?: string): Price => ({
  period,
  currency,
  amount,
  href,
});
const plan = (name: string, prices: Price[], more: Partial<Plan> = {}): Plan => ({
  id: name,
  name,
  prices,
  features: [],
  ...more,
});
const TEAM = plan("Team", [price("month", "USD", 4900), price("year", "USD", 49000), price("month", "EUR", 4550)], {
  description: "For one team",
  features: ["Ten mentors", "One template"],
  isHighlighted: true,
  cta: { text: "Start with Team", href: "/sign-up" },
});

function render(plans: Plan[], content: object = {}, locale: "en" | "es" = "en") {
  const data: PricingData = { plans };
  return renderBlocks([{ pricing: { style: "simple", ...content } }], { data: [{ data }], locale }).html;
}

describe("a plan", () => {
  it("has its name, text, features, action and mark", () => {
    const html = render([TEAM, plan("Other", [])]);
    expect(html).toMatch(/<h2[^>]*>Team<\/h2><span[^>]*>Recommended<\/span>.*For one team.*Ten mentors.*One template/);
    // The highlighted plan has the accent's ground.
    const actions = queryHtml(html).texts("main a[href='/sign-up'].bg-accent");
    expect(new Set(actions)).toEqual(new Set(["Start with Team"]));
    expect(html.match(/Recommended/g)).toHaveLength(1);
  });

  it("is below the block's headline", () => {
    expect(render([TEAM], { headline: "Prices" })).toMatch(/<h2[^>]*>Prices<\/h2>.*<h3[^>]*>Team<\/h3>/);
  });

  it.each([
    ["en", "$49", "per month", "$490", "per year"],
    ["es", "49\u00a0US$", "por mes", "490\u00a0US$", "por año"],
  ] as const)("has its prices in the page's language: %s", (locale, monthly, perMonth, yearly, perYear) => {
    const html = render([TEAM], {}, locale);
    expect(html).toMatch(new RegExp(`${monthly.replace("$", "\\$")}</strong><span[^>]*>${perMonth}<`));
    expect(html).toMatch(new RegExp(`${yearly.replace("$", "\\$")}</strong><span[^>]*>${perYear}<`));
  });

  it("says what a price buys when it isn't a period", () => {
    const html = render([plan("Reports", [price("once", "USD", 6000)], { unit: "per report" })]);
    expect(html).toMatch(/\$60<\/strong><span[^>]*>per report</);
    expect(html).not.toContain(">once<");
  });

  it("can be free, or have its price told on request", () => {
    const html = render([plan("Pilot", [price("month", "USD", 0)]), plan("Network", [])]);
    expect(html).toMatch(/Pilot.*>Free<\/strong><\/p>.*Network.*Price on request/);
  });

  it("is bought at the price's own address, under its own name", () => {
    expect(render([plan("Solo$&", [price("month", "USD", 900, "/checkout/solo-month")])])).toMatch(
      /<a href="\/checkout\/solo-month"[^>]*>Choose Solo\$&amp;<\/a>/,
    );
  });

  it("has no action without an address, and none at an unsafe one", () => {
    expect(render([plan("Solo", [price("month", "USD", 900)])])).not.toContain("Choose Solo");
    expect(render([plan("Solo", [price("month", "USD", 900, "javascript:alert(1)")])])).not.toContain("javascript:");
  });
});

describe("the choice of period and currency", () => {
  it("is offered where prices differ in them", () => {
    const html = render([TEAM]);
    const { texts, values } = queryHtml(html);
    expect(texts("fieldset > legend")).toEqual(["Billing period", "Currency"]);
    expect(values("fieldset input", "value")).toEqual(["month", "year", "c0", "c1"]);
    expect(values("fieldset input[checked]", "value")).toEqual(["month", "c0"]);
    expect(texts("label:has(input[value^=c])")).toEqual(["USD", "EUR"]);
  });

  it("is not offered for one period and one currency", () => {
    expect(
      render([plan("Solo", [price("month", "USD", 900)]), plan("Duo", [price("once", "USD", 900)])]),
    ).not.toContain("<fieldset");
  });

  it("shows exactly one price of every plan, whatever is chosen", () => {
    const anyPrice = fc.record({
      period: fc.constantFrom(...PERIODS),
      currency: fc.constantFrom("USD", "EUR", "GBP", "CHF", "JPY", "SEK", "PLN"),
      amount: fc.nat(),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(anyPrice, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
        (lists) => {
          const plans = lists.map((prices, index) => plan(`Plan ${index}`, prices));
          const choices = choicesOf(plans);
          for (const one of plans) {
            const offers = offersOf(one, choices);
            for (const period of choices.periods) {
              for (const currency of choices.currencies) {
                const shown = offers.filter((o) => o.periods.includes(period) && o.currencies.includes(currency));
                expect(shown).toHaveLength(1);
              }
            }
          }
        },
      ),
    );
  });

  it("falls back to what a plan has", () => {
    const once = plan("Set-up", [price("once", "USD", 10000)]);
    const choices = choicesOf([TEAM, once]);
    expect(choices).toEqual({ periods: ["month", "year"], currencies: ["USD", "EUR"] });
    expect(offersOf(TEAM, choices)).toEqual([
      { price: TEAM.prices[0], periods: ["month"], currencies: ["USD"] },
      { price: TEAM.prices[1], periods: ["year"], currencies: ["USD"] },
      { price: TEAM.prices[2], periods: ["month", "year"], currencies: ["EUR"] },
    ]);
    expect(offersOf(once, choices)).toEqual([
      { price: once.prices[0], periods: ["month", "year"], currencies: ["USD", "EUR"] },
    ]);
  });
});

describe("without plans", () => {
  it("leads to the contact page, in the page's language", () => {
    expect(render([])).toMatch(/No plans have been published yet\..*<a href="\/contact"/);
    expect(render([], {}, "es")).toMatch(/Todavía no se ha publicado ningún plan\..*<a href="\/es\/contact"/);
  });
});
