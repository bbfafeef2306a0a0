/** The fixed `action` of the form for coupons, which is also the name in its token. */
export const COUPON_ACTION = "pricing_coupon";

/** The name of the query with a coupon's code. */
export const COUPON_QUERY = "coupon";

/** The most characters of a code that is looked up. */
export const MAX_CODE = 64;
