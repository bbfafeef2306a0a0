import { fromStripe } from "./stripe-amount.ts";
import type { StripeSubscription } from "./stripe-standing.ts";
import type { SoldTerms } from "./terms.ts";

type Discount = NonNullable<SoldTerms["discount"]>;

/** Metadata of a payment at Stripe that isn't lowered by a coupon. */
export const NO_DISCOUNT = { coupon: "", amountOff: "" };

/** @returns metadata of a payment at Stripe that says by which coupon it is lowered. */
export const discountMetadata = ({ coupon, amountOff }: Discount) => ({ coupon, amountOff: String(amountOff) });

/** @returns the coupon that metadata of a payment names; undefined for none. */
export function discountIn(metadata: Record<string, string> | null): Discount | undefined {
  const { coupon, amountOff } = metadata ?? {};
  return coupon && Number(amountOff) > 0 ? { coupon, amountOff: Number(amountOff) } : undefined;
}

/**
 * @returns the coupon that lowers every payment of a subscription: the one that its metadata names, or where that says nothing,
 * the one that Stripe applies. Undefined for none: who takes the coupon away at Stripe leaves the metadata as it is.
 */
export function discountOf({ discounts, metadata, currency }: StripeSubscription): Discount | undefined {
  const [first] = discounts;
  if (first === undefined) return undefined;
  const coupon = typeof first === "object" ? first.source?.coupon : undefined;
  const isForever = typeof coupon === "object" && coupon?.duration === "forever" && coupon.currency === currency;
  const applied =
    isForever && coupon.amount_off
      ? { coupon: coupon.name ?? coupon.id, amountOff: fromStripe(coupon.amount_off, currency) }
      : undefined;
  return discountIn(metadata) ?? applied;
}
