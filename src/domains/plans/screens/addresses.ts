/** The list of plans. */
export const PLANS_AREA = "/admin/plans";

/** The form of a new plan. */
export const NEW_PLAN = `${PLANS_AREA}/new`;

/** The list of coupons. */
export const COUPONS = `${PLANS_AREA}/coupons`;

/** The form of a new coupon. */
export const NEW_COUPON = `${COUPONS}/new`;

export const planAddress = (id: string) => `${PLANS_AREA}/${id}`;
export const couponAddress = (id: string) => `${COUPONS}/${id}`;
