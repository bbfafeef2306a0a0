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
