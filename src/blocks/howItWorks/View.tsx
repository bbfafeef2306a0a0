import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Line } from "./Line.tsx";
import type { HowItWorks } from "./schema.ts";
import { VisualSteps } from "./VisualSteps.tsx";

/** Numbered steps below a headline. Numbers are the steps' places, whatever their stored ids. */
export function View({ content }: ViewProps<HowItWorks>) {
  const { style, headline, steps } = content;
  const isVisual = style === "visual-steps";
  return (
    <BlockSection ground="tint" labelled={headline !== ""}>
      <SectionHeading headline={headline} align={isVisual ? "left" : "center"} />
      {steps.length > 0 && (isVisual ? <VisualSteps steps={steps} /> : <Line steps={steps} />)}
    </BlockSection>
  );
}
