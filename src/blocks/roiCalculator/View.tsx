import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { Island } from "../Island.tsx";
import { BlockSection } from "../parts/BlockSection.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { calculatorProps } from "./calculator-props.ts";
import { RoiCalculator } from "./RoiCalculator.island.tsx";
import type { RoiCalculatorContent } from "./schema.ts";

/** The calculator on the page's deep ground. Without a script it shows the defaults' results and posts its form. */
export function View({ content: { headline, subheadline } }: ViewProps<RoiCalculatorContent>) {
  const context = useBlockContext();
  return (
    <BlockSection ground="deep" labelled={headline !== ""}>
      <SectionHeading headline={headline} subheadline={subheadline} onDeep className="mb-10" />
      <Island name="RoiCalculator" of={RoiCalculator} props={calculatorProps(context)} />
    </BlockSection>
  );
}
