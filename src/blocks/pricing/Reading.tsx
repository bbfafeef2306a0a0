import type { ViewProps } from "../define-block.ts";
import { CopyLine } from "../parts/CopyLine.tsx";
import { FeatureList } from "./FeatureList.tsx";
import { PlanAction } from "./PlanAction.tsx";
import { PlanName } from "./PlanName.tsx";
import { PlanPrice } from "./PlanPrice.tsx";
import type { PricingData } from "./pricing-data.ts";
import type { Pricing } from "./schema.ts";
import { Switches } from "./Switches.tsx";

/** The plans one after the other, for readers without columns, and the addresses of other prices. */
export function Reading({ content, data }: ViewProps<Pricing, PricingData | undefined>) {
  const { headline, subheadline, bottomText } = content;
  return (
    <>
      {headline && <h2>{headline}</h2>}
      {subheadline && <p>{subheadline}</p>}
      {data && <Switches intervals={data.intervals} currencies={data.currencies} />}
      {data?.plans.map((plan) => (
        <section key={plan.id}>
          <PlanName plan={plan} level={headline ? "h3" : "h2"} />
          <PlanPrice plan={plan} />
          <FeatureList features={plan.features} />
          <p>
            <PlanAction plan={plan} />
          </p>
        </section>
      ))}
      <CopyLine copy={bottomText} />
    </>
  );
}
