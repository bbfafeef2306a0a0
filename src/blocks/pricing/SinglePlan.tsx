import { FeatureList } from "./FeatureList.tsx";
import { PlanAction } from "./PlanAction.tsx";
import { PlanName } from "./PlanName.tsx";
import { PlanPrice } from "./PlanPrice.tsx";
import type { PlansProps } from "./plans-props.ts";
import { singlePlan } from "./show-plans.ts";

/** One plan across the page: what it includes, and beside it what it costs. */
export function SinglePlan({ plans, level }: PlansProps) {
  const plan = singlePlan(plans);
  if (!plan) return null;
  return (
    <div className="pricing-single">
      <div>
        <PlanName plan={{ ...plan, isHighlighted: false }} level={level} />
        <FeatureList features={plan.features} />
      </div>
      <div className="pricing-buy">
        <PlanPrice plan={plan} />
        <PlanAction plan={{ ...plan, isHighlighted: true }} />
      </div>
    </div>
  );
}
