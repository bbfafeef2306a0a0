import { SectionHeading } from "../parts/SectionHeading.tsx";
import { headlineOf } from "./headline.ts";
import type { Timeline } from "./schema.ts";

/** The headline in two parts, the second one emphasised (spec 3), and the subheadline. */
export function Heading({ content, className }: { content: Timeline; className?: string }) {
  const { headlinePrefix, headlineSuffix, subheadline } = content;
  const headline = headlineOf(content) && (
    <>
      {headlineSuffix ? `${headlinePrefix} ` : headlinePrefix}
      {headlineSuffix && <em className="not-italic text-brand">{headlineSuffix}</em>}
    </>
  );
  return <SectionHeading headline={headline} subheadline={subheadline} className={className} />;
}
