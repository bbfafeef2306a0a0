import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { QuestionToggle } from "../parts/QuestionToggle.tsx";
import { useBlockContext } from "../context.tsx";
import { headlineOf } from "./headline.ts";
import { Heading } from "./Heading.tsx";
import type { Timeline } from "./schema.ts";
import { Copy, Marker } from "./Step.tsx";

/** A row of cards on the line, moved sideways by finger, wheel or arrow keys; it snaps to the cards. */
export function Scroll({ content }: { content: Timeline }) {
  const { texts } = useBlockContext();
  const { items } = content;
  const headline = headlineOf(content);
  return (
    <BlockSection ground="tint" labelled={headline !== ""}>
      <Heading content={content} />
      {items.length > 0 && (
        <div
          role="region"
          aria-label={[headline, texts.scrollsSideways].filter(Boolean).join(": ")}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the row scrolls by keyboard
          tabIndex={0}
          className="timeline-row mt-8"
        >
          <ol className="timeline-track">
            {items.map((item, index) => (
              <li key={itemKey(item, index)} className="flex flex-col gap-5">
                <Marker icon={item.icon} number={index + 1} />
                <Copy item={item} className="grow rounded-card border border-line bg-raised p-6" />
              </li>
            ))}
          </ol>
        </div>
      )}
      <QuestionToggle question={content.faqQuestion} answer={content.faqAnswer} className="ms-0 mt-8" />
    </BlockSection>
  );
}
