import type { ShownPlan } from "./pricing-data.ts";

/** What each style gets: the plans, and the level of their names' headings. */
export type PlansProps = { plans: readonly ShownPlan[]; level: "h2" | "h3" };
