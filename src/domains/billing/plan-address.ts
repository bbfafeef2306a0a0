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

/** @returns the address that a plan's button leads to: signing up or in comes first, and leads back there. */
export const planAddress = (choice: PlanChoice): string => CHOOSE_PATH + choiceQuery(choice);

/** Reads what `choiceQuery` wrote. @returns undefined where no plan is named. */
export function readPlanChoice(query: URLSearchParams): PlanChoice | undefined {
  const plan = query.get("plan");
  if (!plan) return undefined;
  const optional = (name: string) => query.get(name) ?? undefined;
  return { plan, interval: optional("interval"), currency: optional("currency"), coupon: optional("coupon") };
}
