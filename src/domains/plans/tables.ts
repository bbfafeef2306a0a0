import "#db/schema";

declare module "#db/schema" {
  interface Schema {
    /** Plans of the site. */
    plans: {
      id: string;
      name: string;
      description: string;
      /** JSON: `PlanFeature[]`. */
      features: string;
      unit: string;
      is_highlighted: number;
      is_free: number;
      is_on_request: number;
      trial_days: number;
      position: number;
      is_sample: number;
      revision: number;
      created_at: string;
      updated_at: string;
      archived_at: string | null;
    };
    /** Prices of plans, one for each interval and currency. */
    plan_prices: {
      id: string;
      plan_id: string;
      interval: string;
      currency: string;
      /** In the currency's minor unit. */
      amount: number;
      position: number;
    };
    coupons: {
      id: string;
      /** In capitals. */
      code: string;
      /** JSON: `CouponRule[]`. */
      rules: string;
      max_redemptions: number | null;
      once_per_customer: number;
      starts_at: string | null;
      ends_at: string | null;
      used: number;
      revision: number;
      created_at: string;
      updated_at: string;
    };
    /** Each redemption of a coupon that wasn't given back. */
    coupon_redemptions: {
      id: string;
      coupon_id: string;
      /** Identifies who redeemed it; the caller decides how. */
      customer: string;
      plan_id: string;
      interval: string;
      currency: string;
      created_at: string;
    };
  }
}
