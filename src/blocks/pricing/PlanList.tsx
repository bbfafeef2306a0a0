import { cx } from "#shared";
import { FeatureList } from "./FeatureList.tsx";
import { PlanAction } from "./PlanAction.tsx";
import { PlanName } from "./PlanName.tsx";
import { PlanPrice } from "./PlanPrice.tsx";
import { PlanTable } from "./PlanTable.tsx";
import type { PlansProps } from "./plans-props.ts";
import { useBlockContext, useLangs } from "../context.tsx";

/** Plans side by side, part below part. @param props.bestClass of the recommended one. */
function Plans({ plans, level, className, bestClass }: PlansProps & { className: string; bestClass: string }) {
  return (
    <ul className={cx("pricing-plans", className)}>
      {plans.map((plan) => (
        <li key={plan.id} className={cx("pricing-plan", plan.isHighlighted && bestClass)}>
          <PlanName plan={plan} level={level} />
          <PlanPrice plan={plan} />
          <PlanAction plan={plan} />
          <FeatureList features={plan.features} />
        </li>
      ))}
    </ul>
  );
}

/** One quiet panel with a column for each plan. */
export function PlanPanel(props: PlansProps) {
  return <Plans {...props} className="pricing-panel" bestClass="pricing-tinted" />;
}

/** Columns between hairlines on the block's own ground, the recommended plan below a line of the brand. */
export function PlanLines(props: PlansProps) {
  return <Plans {...props} className="pricing-lines" bestClass="pricing-led" />;
}

/** Two large plans in one frame, the recommended one on the deep ground; an odd last one fills a line of its own. */
export function PlanHalves(props: PlansProps) {
  return <Plans {...props} className="pricing-halves" bestClass="pricing-best bg-deep text-ink scheme-dark" />;
}

/** A card for each plan, the recommended one on the deep ground, and below them a comparison that opens. */
export function PlanCards(props: PlansProps) {
  const { open } = useBlockContext().texts.pricing.compare;
  const langs = useLangs();
  return (
    <>
      <Plans {...props} className="pricing-cards" bestClass="pricing-best bg-deep text-ink scheme-dark" />
      {props.plans.length > 1 && props.plans.some(({ features }) => features.length > 0) && (
        <details className="pricing-more">
          <summary lang={langs.interface}>{open}</summary>
          <PlanTable {...props} isShort />
        </details>
      )}
    </>
  );
}
