import { AI_FEATURE } from "#tenants";
import type { PlanInput } from "./plan-contract.ts";

const none = { prices: [], unit: "", isHighlighted: false, isFree: false, isOnRequest: false, trialDays: 0 };

/** A month and a year, which costs as much as ten months, in two currencies. */
const monthAndYear = (usd: number, eur: number): PlanInput["prices"] => [
  { interval: "month", currency: "USD", amount: usd },
  { interval: "year", currency: "USD", amount: usd * 10 },
  { interval: "month", currency: "EUR", amount: eur },
  { interval: "year", currency: "EUR", amount: eur * 10 },
];

/** Finished reports a month: 60 dollars each, as the shipped pages say. */
const reports = (limit: number) => ({ feature: "reports_a_month", limit });
const tokens = (limit: number) => ({ feature: AI_FEATURE, limit });
const words = (text: string) => ({ text });

const BASICS = [words("Any number of mentors"), words("A person signs every report")];
const TEAM = [...BASICS, words("Summaries for families"), words("Your own logo and colours")];

/** What a new site's price list shows until its owner writes plans: those of a programme that teaches or mentors. */
export const SAMPLE_PLANS: readonly PlanInput[] = [
  {
    ...none,
    name: "Free",
    description: "A few reports for real students, to see whether it fits.",
    isFree: true,
    features: [reports(3), tokens(100_000), ...BASICS],
  },
  {
    ...none,
    name: "Team",
    description: "One programme whose reports go out on time.",
    isHighlighted: true,
    trialDays: 14,
    prices: monthAndYear(60_000, 55_000),
    features: [reports(10), tokens(1_000_000), ...TEAM],
  },
  {
    ...none,
    name: "Institution",
    description: "Several programmes that report in one way.",
    prices: monthAndYear(300_000, 275_000),
    features: [
      reports(50),
      tokens(10_000_000),
      ...TEAM,
      words("Report templates of your own"),
      words("An introduction for your staff"),
    ],
  },
];
