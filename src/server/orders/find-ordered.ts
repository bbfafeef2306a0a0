import type { PlanChoice } from "#billing";
import { findOffer, parseChoice, type Offer } from "#billing/server";
import { limitTries } from "#plans/server";
import type { Services } from "../services.ts";

/** An offer that someone orders; a coupon that can't be used is left out, and said so. */
export type Ordered = { offer: Offer; choice: PlanChoice; isWithoutCoupon: boolean };

/**
 * Finds the offer of a choice, without its coupon where that can't be used.
 * @param client the address of the visitor, whose wrong codes are counted. @returns undefined where there is none.
 */
export async function findOrdered(
  services: Services,
  choice: PlanChoice | undefined,
  client: string,
): Promise<Ordered | undefined> {
  const checked = choice && parseChoice(choice);
  if (!choice || !checked) return undefined;
  const find = () => findOffer(services.database.db, checked, new Date());
  const found = await (checked.coupon ? limitTries(services, client, find) : find());
  if (found.ok) return { offer: found.value, choice, isWithoutCoupon: false };
  const isRefused = found.error.code === "TOO_MANY" || found.error.code.startsWith("COUPON_");
  return isRefused ? findWithoutCoupon(services, choice) : undefined;
}

/** Finds the offer of a choice without its coupon. @returns undefined where there is none. */
export async function findWithoutCoupon({ database }: Services, choice: PlanChoice): Promise<Ordered | undefined> {
  const { coupon: _refused, ...rest } = choice;
  const checked = parseChoice(rest);
  const found = checked && (await findOffer(database.db, checked, new Date()));
  return found?.ok ? { offer: found.value, choice: rest, isWithoutCoupon: true } : undefined;
}
