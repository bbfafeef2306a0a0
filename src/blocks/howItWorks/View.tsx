import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Line } from "./Line.tsx";
import type { HowItWorks } from "./schema.ts";
import { stepAnchors } from "./step-anchors.ts";
import { VisualSteps } from "./VisualSteps.tsx";

/** Numbered steps below a headline. Numbers are the steps' positions; stored ids are anchors. */
export function View({ content }: ViewProps<HowItWorks>) {
  const { style, headline } = content;
  const { innerAnchors } = useBlockContext();
  const isVisual = style === "visual-steps";
  const anchors = stepAnchors(content.steps);
  const steps = content.steps.map((step, index) => {
    const anchor = anchors[index] ?? "";
    return { ...step, anchor: innerAnchors.has(anchor) ? anchor : undefined };
  });
  return (
    <BlockSection labelled={headline !== ""}>
      <SectionHeading headline={headline} align={isVisual ? "left" : "center"} />
      {steps.length > 0 && (isVisual ? <VisualSteps steps={steps} /> : <Line steps={steps} />)}
    </BlockSection>
  );
}
