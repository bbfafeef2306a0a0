import { localePath, type Locale } from "#shared";

/** A plan, its price, and the coupon that a visitor has entered. */
type PlanChoice = { plan: string; interval?: string; currency?: string; coupon?: string };

/**
 * @param where whether everyone may make an account, and the visitor's language.
 * @returns the address that a plan's button leads to: where accounts are open, signing up or in comes first and leads back to
 * the plan; elsewhere, and for a price on request, it is a form.
 */
export function planAddress(
  { plan, interval, currency, coupon }: PlanChoice,
  { isSignUpOpen, locale, isOnRequest = false }: { isSignUpOpen: boolean; locale: Locale; isOnRequest?: boolean },
): string {
  const given = Object.entries({ plan, interval, currency, coupon }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const path = isSignUpOpen && !isOnRequest ? "/account/plan" : localePath("/order", locale);
  return `${path}?${new URLSearchParams(given)}`;
}
