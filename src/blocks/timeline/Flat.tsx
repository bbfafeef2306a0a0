import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { QuestionToggle } from "../parts/QuestionToggle.tsx";
import { headlineOf } from "./headline.ts";
import { Heading } from "./Heading.tsx";
import type { Timeline } from "./schema.ts";
import { Copy, Marker } from "./Step.tsx";

/** Every step at once: side by side in even columns from 960 px, one below the other on smaller screens. */
export function Flat({ content }: { content: Timeline }) {
  return (
    <BlockSection ground="tint" labelled={headlineOf(content) !== ""}>
      <Heading content={content} />
      {content.items.length > 0 && (
        <ol className="timeline-columns mt-10 rounded-card border border-line bg-raised p-6">
          {content.items.map((item, index) => (
            <li
              key={itemKey(item, index)}
              className="timeline-step flex gap-5 pb-10 last:pb-0 @timeline:flex-col @timeline:pb-0"
            >
              <Marker icon={item.icon} number={index + 1} />
              <Copy item={item} className="pt-2.5 @timeline:pt-0 @timeline:pe-6 @timeline:text-sm" />
            </li>
          ))}
        </ol>
      )}
      <QuestionToggle question={content.faqQuestion} answer={content.faqAnswer} className="ms-0 mt-10" />
    </BlockSection>
  );
}
