import { z } from "zod";
import { INTERVALS, PLAN_LIMITS } from "./plan.ts";

export const flag = z.boolean("Enter true or false");

/** A whole number from `least` to `most`. */
export const wholeNumber = (most: number, least = 0) =>
  z.int("Enter a whole number").min(least, `Enter ${least} or more`).max(most, "This number is too large");

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** An ISO 4217 code in capitals. */
export const currency = z
  .string("Choose a currency")
  .refine((code) => CURRENCIES.has(code), "Enter a currency such as EUR, in capitals");

export const interval = z.enum(INTERVALS, `The interval must be one of ${INTERVALS.join(", ")}`);

/** A price in the smallest unit of its currency: 1250 is 12.50 EUR, and 1250 JPY. */
export const price = z.object({ interval, currency, amount: wholeNumber(PLAN_LIMITS.amount) });

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const INSTANT = "Enter a time such as 2026-12-31T22:00:00Z";

/** An instant as UTC ISO text; a day alone is its first or last millisecond in UTC. */
export const instant = (end: "first" | "last") =>
  z
    .string()
    .refine(
      (text) => z.iso.date().safeParse(text).success || z.iso.datetime({ offset: true }).safeParse(text).success,
      INSTANT,
    )
    .overwrite((text) => {
      const whole = isDay(text) ? `${text}T${end === "first" ? "00:00:00.000" : "23:59:59.999"}Z` : text;
      const time = Date.parse(whole);
      return Number.isNaN(time) ? text : new Date(time).toISOString();
    });
