import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { QuestionToggle } from "../parts/QuestionToggle.tsx";
import { headlineOf } from "./headline.ts";
import { Heading } from "./Heading.tsx";
import type { Timeline } from "./schema.ts";
import { Copy, Marker } from "./Step.tsx";

/** From 960 px the heading stays while the steps pass beside it; below, everything is in one column. */
export function Sticky({ content }: { content: Timeline }) {
  return (
    <BlockSection ground="tint" labelled={headlineOf(content) !== ""} className="grid gap-10 @timeline:grid-cols-12">
      <Heading content={content} className="@timeline:sticky below-top @timeline:col-span-5 @timeline:self-start" />
      <div className="@timeline:col-span-6 @timeline:col-start-7">
        {content.items.length > 0 && (
          <ol className="timeline-passing">
            {content.items.map((item, index) => (
              <li key={itemKey(item, index)} className="timeline-step flex gap-5 pb-10 last:pb-0 @timeline:pb-16">
                <Marker icon={item.icon} number={index + 1} />
                <Copy item={item} className="pt-2.5" />
              </li>
            ))}
          </ol>
        )}
        <QuestionToggle question={content.faqQuestion} answer={content.faqAnswer} className="mt-12" />
      </div>
    </BlockSection>
  );
}
