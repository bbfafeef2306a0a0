import { Icon } from "#ui";
import type { PlanFeature } from "../parts/data/plan-list.ts";

/** What a plan includes, line by line. */
export function FeatureList({ features }: { features: readonly PlanFeature[] }) {
  if (features.length === 0) return null;
  return (
    <ul className="pricing-features">
      {features.map(({ key, text }) => (
        <li key={key}>
          <Icon name="Check" />
          {text}
        </li>
      ))}
    </ul>
  );
}
