import { useBlockContext, useLangs } from "../context.tsx";
import type { ShownPlan } from "./pricing-data.ts";

/** A plan's name, marked where it is the recommended one, and what it is for. */
export function PlanName({ plan, level: Name }: { plan: ShownPlan; level: "h2" | "h3" }) {
  const { recommended } = useBlockContext().texts.pricing;
  const langs = useLangs();
  const { name, description, isHighlighted } = plan;
  return (
    <div className="pricing-head">
      <Name className="text-subtitle">{name}</Name>
      {isHighlighted && (
        <span className="pricing-mark" lang={langs.interface}>
          {recommended}
        </span>
      )}
      {description && <p className="pricing-about">{description}</p>}
    </div>
  );
}
