import { SectionHeading } from "../parts/SectionHeading.tsx";
import type { Qualification } from "./schema.ts";

/** Badge, headline and subheadline; empty ones render nothing. */
export function QualificationHeading({ content }: { content: Qualification }) {
  return (
    <>
      {content.badge && (
        <p className="mb-4 inline-block rounded-full bg-raised px-3 py-1 text-sm font-semibold text-brand">
          {content.badge}
        </p>
      )}
      <SectionHeading headline={content.headline} subheadline={content.subheadline} />
    </>
  );
}
