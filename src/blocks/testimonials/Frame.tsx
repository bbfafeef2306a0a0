import type { ReactNode } from "react";
import { BlockSection } from "../parts/BlockSection.tsx";
import { QuestionToggle } from "../parts/QuestionToggle.tsx";
import { ReviewBadge } from "./ReviewBadge.tsx";
import type { Testimonials } from "./schema.ts";

/** The block around its quotes; below them a review badge and one question. */
export function Frame({ content, children }: { content: Testimonials; children: ReactNode }) {
  return (
    <BlockSection ground="tint" color={content.color} labelled={content.headline !== ""}>
      {children}
      <ReviewBadge reviews={content.reviews} />
      <QuestionToggle question={content.faqQuestion} answer={content.faqAnswer} className="mt-10" />
    </BlockSection>
  );
}
