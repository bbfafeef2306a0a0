import type { OfferedPlan, PlanFeature } from "../parts/data/plan-list.ts";
import { showPlans } from "./show-plans.ts";

const words = (text: string): PlanFeature => ({ key: text, label: text, text });
const mentors = (amount: string): PlanFeature => ({
  key: "mentors",
  label: "Mentors",
  text: `Mentors: ${amount}`,
  amount,
});
const reports = (amount: string): PlanFeature => ({
  key: "reports",
  label: "Reports a month",
  text: `Reports a month: ${amount}`,
  amount,
});
const BASICS = [words("One report template"), words("A person signs every report")];
const TEAM = [...BASICS, words("Summaries for families"), words("Your own logo and colours")];
const plan = { isHighlighted: false, isFree: false, isOnRequest: false, trialDays: 0, href: "/blocks/pricing" };
const price = (interval: "month" | "year", amount: number) => ({
  interval,
  amount,
  currency: "USD",
  href: plan.href,
  ...(interval === "year" && { saving: { percent: 16, months: 2 } }),
});

const plans: OfferedPlan[] = [
  {
    ...plan,
    id: "pilot",
    name: "Pilot",
    description: "One mentor, to see whether it fits.",
    isFree: true,
    prices: [],
    features: [mentors("1"), reports("10"), ...BASICS],
  },
  {
    ...plan,
    id: "team",
    name: "Team",
    description: "A programme whose reports go out on time.",
    isHighlighted: true,
    trialDays: 14,
    prices: [price("month", 4900), price("year", 49000)],
    features: [mentors("10"), reports("400"), ...TEAM],
  },
  {
    ...plan,
    id: "network",
    name: "Network",
    description: "Several programmes under one roof.",
    isOnRequest: true,
    prices: [],
    features: [
      mentors("unlimited"),
      reports("unlimited"),
      ...TEAM,
      words("Sign-in with your own accounts"),
      words("A data-processing agreement of your own"),
    ],
  },
];

/** What the catalogue shows in this block: a free plan, one with prices by month and year, and one on request. */
export const data = showPlans({ href: plan.href, plans }, {});
