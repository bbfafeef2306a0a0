import { BlockImage } from "../parts/BlockImage.tsx";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { QuestionToggle } from "../parts/QuestionToggle.tsx";
import { headlineOf } from "./headline.ts";
import { Heading } from "./Heading.tsx";
import type { Timeline } from "./schema.ts";
import { Copy, Marker } from "./Step.tsx";

/** The name of a step's timeline; the list keeps it to itself. */
const nameOf = (index: number) => `--${index}`;

/**
 * Steps with pictures. From 960 px one picture stays beside the steps that pass: that of the step in the middle of the
 * window, or where a browser can't tell which step that is, each picture is beside its own. Below, each is under its step.
 */
export function Story({ content }: { content: Timeline }) {
  const { items } = content;
  const scope = items.map((_item, index) => nameOf(index)).join();
  return (
    <BlockSection ground="tint" labelled={headlineOf(content) !== ""}>
      <Heading content={content} />
      <ol className="timeline-story" style={{ timelineScope: scope, "--steps": items.length } as object}>
        {items.map((item, index) => (
          <li key={itemKey(item, index)}>
            <div className="timeline-step flex gap-5" style={{ viewTimelineName: nameOf(index) }}>
              <Marker icon={item.icon} number={index + 1} />
              <Copy item={item} className="pt-2.5" />
            </div>
            {item.image && (
              <div className="timeline-picture" style={{ animationTimeline: nameOf(index) }}>
                <BlockImage src={item.image} alt={item.imageAlt ?? ""} ratio={16 / 9} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <QuestionToggle question={content.faqQuestion} answer={content.faqAnswer} className="mt-12" />
    </BlockSection>
  );
}
