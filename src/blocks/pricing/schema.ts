import { z } from "zod";
import { color, longText, styleOf, text, textWithLink } from "../fields.ts";

/** The plans' copy and settings (spec 3); the plans themselves are data. */
export const schema = z.looseObject({
  style: styleOf(["simple"]),
  headline: text().optional(),
  subheadline: longText().optional(),
  allowCoupons: z.boolean().meta({ model: "never" }).optional(),
  bottomText: textWithLink().optional(),
  color: color().optional(),
});

/** The billing periods, shortest first; "once" isn't a subscription. */
export const PERIODS = ["once", "week", "month", "quarter", "year"] as const;
export type Period = (typeof PERIODS)[number];

export type Price = {
  period: Period;
  /** ISO 4217, e.g. "USD". */
  currency: string;
  /** In the currency's smallest unit: 6000 is 60 USD. */
  amount: number;
  /** Where this price is bought; by default the plan's own address. */
  href?: string;
};

export type Plan = {
  id: string;
  name: string;
  description?: string;
  /** Without any, the price is on request. The first six currencies of all plans are offered. */
  prices: readonly Price[];
  /** What one price buys, in words ("per report"); shown instead of the period. */
  unit?: string;
  features: readonly string[];
  /** Whether it is the recommended plan. */
  isHighlighted?: boolean;
  cta?: { text: string; href: string; target?: string };
};

/** The loader's data. */
export type PricingData = { plans: readonly Plan[] };
export type Pricing = z.output<typeof schema>;
