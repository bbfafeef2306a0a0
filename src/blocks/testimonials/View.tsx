import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { QuestionToggle } from "../parts/QuestionToggle.tsx";
import { LargeQuotes } from "./LargeQuotes.tsx";
import { ReviewBadge } from "./ReviewBadge.tsx";
import type { Testimonials } from "./schema.ts";
import { Scroll } from "./Scroll.tsx";
import { Simple } from "./Simple.tsx";

const STYLES = { simple: Simple, scroll: Scroll, carousel: LargeQuotes };

/** What people say: a grid, a moving row or one large quote at a time; then a review badge and one question. */
export function View({ content }: ViewProps<Testimonials>) {
  const Style = STYLES[content.style];
  return (
    <BlockSection ground="tint" color={content.color} labelled={content.headline !== ""}>
      <Style content={content} />
      <ReviewBadge reviews={content.reviews} />
      <QuestionToggle question={content.faqQuestion} answer={content.faqAnswer} className="mt-10" />
    </BlockSection>
  );
}
