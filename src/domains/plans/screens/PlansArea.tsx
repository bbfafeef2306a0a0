import { Route } from "react-router";
import { AreaRoutes } from "#client";
import { CouponScreen } from "./coupons/CouponScreen.tsx";
import { CouponsScreen } from "./coupons/CouponsScreen.tsx";
import { PlansScreen } from "./list/PlansScreen.tsx";
import { PlanScreen } from "./plan/PlanScreen.tsx";

/** The area "Plans": plans with their prices, and coupons. */
export function PlansArea() {
  return (
    <AreaRoutes>
      <Route index element={<PlansScreen />} />
      <Route path="new" element={<PlanScreen />} />
      <Route path="coupons" element={<CouponsScreen />} />
      <Route path="coupons/new" element={<CouponScreen />} />
      <Route path="coupons/:id" element={<CouponScreen />} />
      <Route path=":id" element={<PlanScreen />} />
    </AreaRoutes>
  );
}
