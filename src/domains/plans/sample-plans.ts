import type { PlanInput } from "./plan-contract.ts";

const none = { prices: [], unit: "", isHighlighted: false, isFree: false, isOnRequest: false, trialDays: 0 };

/** A month and a year, which costs as much as ten months, in two currencies. */
const monthAndYear = (usd: number, eur: number): PlanInput["prices"] => [
  { interval: "month", currency: "USD", amount: usd },
  { interval: "year", currency: "USD", amount: usd * 10 },
  { interval: "month", currency: "EUR", amount: eur },
  { interval: "year", currency: "EUR", amount: eur * 10 },
];

/** What a new site's price list shows until its owner writes plans: those of a programme that teaches or mentors. */
export const SAMPLE_PLANS: readonly PlanInput[] = [
  {
    ...none,
    name: "Free",
    description: "For a first group, as long as you like.",
    isFree: true,
    features: [{ feature: "people", limit: 2 }, { text: "One programme" }, { text: "Help by email" }],
  },
  {
    ...none,
    name: "Team",
    description: "For a programme that runs all year.",
    isHighlighted: true,
    trialDays: 14,
    prices: monthAndYear(2900, 2700),
    features: [
      { feature: "people", limit: 15 },
      { feature: "ai_tokens", limit: 1_000_000 },
      { text: "Any number of programmes" },
      { text: "Answers within one working day" },
    ],
  },
  {
    ...none,
    name: "Institution",
    description: "For schools and networks with several teams.",
    prices: monthAndYear(9900, 9200),
    features: [
      { feature: "people", limit: 100 },
      { feature: "ai_tokens", limit: 10_000_000 },
      { text: "Everything in Team" },
      { text: "An introduction for your staff" },
      { text: "A contact person" },
    ],
  },
];
