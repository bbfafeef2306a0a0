import { localePath, type Locale } from "#shared";
import { ORDER_PATH } from "./order.ts";

/** A plan, its price, and the coupon that a visitor has entered. */
export type PlanChoice = { plan: string; interval?: string; currency?: string; coupon?: string };

/** Where people choose a plan for an organisation of theirs. */
export const CHOOSE_PATH = "/account/plan";

/** @returns a choice as the query of an address, with its "?". */
export function choiceQuery({ plan, interval, currency, coupon }: PlanChoice): string {
  const given = Object.entries({ plan, interval, currency, coupon }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `?${new URLSearchParams(given).toString()}`;
}

/**
 * @param where whether everyone may make an account, and the visitor's language.
 * @returns the address that a plan's button leads to: where accounts are open, signing up or in comes first and leads back to
 * the plan; elsewhere, and for a price on request, it is a form.
 */
export function planAddress(
  choice: PlanChoice,
  { isSignUpOpen, locale, isOnRequest = false }: { isSignUpOpen: boolean; locale: Locale; isOnRequest?: boolean },
): string {
  const path = isSignUpOpen && !isOnRequest ? CHOOSE_PATH : localePath(ORDER_PATH, locale);
  return path + choiceQuery(choice);
}

/** Reads what `choiceQuery` wrote. @returns undefined where no plan is named. */
export function readPlanChoice(query: { get: (name: string) => string | null | undefined }): PlanChoice | undefined {
  const plan = query.get("plan");
  if (!plan) return undefined;
  const optional = (name: string) => query.get(name) ?? undefined;
  return { plan, interval: optional("interval"), currency: optional("currency"), coupon: optional("coupon") };
}
