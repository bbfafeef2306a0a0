import { cx } from "#shared";
import { Icon } from "#ui";
import { useBlockContext, useLangs } from "../context.tsx";
import { columnsStyle } from "../parts/columns.ts";
import { compareFeatures, type ComparedFeature } from "./compare-features.ts";
import { PlanAction } from "./PlanAction.tsx";
import { PlanPrice } from "./PlanPrice.tsx";
import type { PlansProps } from "./plans-props.ts";
import type { ShownPlan } from "./pricing-data.ts";

const bestClass = ({ isHighlighted }: ShownPlan) => (isHighlighted ? "pricing-tinted" : undefined);

/** How much of a feature a plan has. */
function Cell({ value, plan }: { value: ComparedFeature["cells"][number]; plan: ShownPlan }) {
  const { yes, no } = useBlockContext().texts.pricing.compare;
  const langs = useLangs();
  return (
    <td className={bestClass(plan)}>
      <span aria-hidden="true" className="pricing-of">
        {plan.name}
      </span>{" "}
      {typeof value === "string" ? (
        value
      ) : (
        <span className={value ? "pricing-yes" : "pricing-no"} lang={langs.interface}>
          <Icon name={value ? "Check" : "Minus"} />
          <span className="sr-only">{value ? yes : no}</span>
        </span>
      )}
    </td>
  );
}

/** The name of a plan over its column; in a table of its own, with its price and action. */
function Head({ plan, isShort }: { plan: ShownPlan; isShort?: boolean }) {
  const { recommended } = useBlockContext().texts.pricing;
  const langs = useLangs();
  return (
    <th scope="col" className={bestClass(plan)}>
      {isShort ? (
        plan.name
      ) : (
        <div className="pricing-column">
          <div className="pricing-head">
            <span className="pricing-name">{plan.name}</span>
            {plan.isHighlighted && (
              <span className="pricing-mark" lang={langs.interface}>
                {recommended}
              </span>
            )}
          </div>
          <PlanPrice plan={plan} />
          <PlanAction plan={plan} />
        </div>
      )}
    </th>
  );
}

/** Plans compared, feature by feature. @param props.isShort without prices, below what shows them. */
export function PlanTable({ plans, isShort }: PlansProps & { isShort?: boolean }) {
  const { features } = useBlockContext().texts.pricing.compare;
  const langs = useLangs();
  return (
    <div className={cx("pricing-window", isShort && "pricing-short")}>
      <table className="pricing-table" style={columnsStyle(String(plans.length))}>
        <thead>
          <tr>
            <th scope="col" lang={langs.interface}>
              <span className="sr-only">{features}</span>
            </th>
            {plans.map((plan) => (
              <Head key={plan.id} plan={plan} isShort={isShort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {compareFeatures(plans).map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {plans.map((plan, index) => (
                <Cell key={plan.id} value={cells[index]} plan={plan} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
