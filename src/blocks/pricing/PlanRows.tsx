import { cx } from "#shared";
import { FeatureList } from "./FeatureList.tsx";
import { PlanAction } from "./PlanAction.tsx";
import { PlanName } from "./PlanName.tsx";
import { PlanPrice } from "./PlanPrice.tsx";
import type { PlansProps } from "./plans-props.ts";

/** A line for each plan: what it is, what it costs, what it includes. */
export function PlanRows({ plans, level }: PlansProps) {
  return (
    <ul className="pricing-rows">
      {plans.map((plan) => (
        <li key={plan.id} className={cx("pricing-row", plan.isHighlighted && "pricing-tinted")}>
          <PlanName plan={plan} level={level} />
          <div className="pricing-end">
            <PlanPrice plan={plan} />
            <PlanAction plan={plan} />
          </div>
          <FeatureList features={plan.features} />
        </li>
      ))}
    </ul>
  );
}
