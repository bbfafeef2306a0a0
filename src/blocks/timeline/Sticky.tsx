import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { QuestionToggle } from "../parts/QuestionToggle.tsx";
import { useBlockContext } from "../context.tsx";
import { headlineOf } from "./headline.ts";
import { Heading } from "./Heading.tsx";
import type { Timeline } from "./schema.ts";
import { Copy, Marker } from "./Step.tsx";
import { StepPicture } from "./StepPicture.tsx";

/**
 * From 960 px the heading stays while the steps pass beside it, and with it the picture of the step that is in the middle
 * of the window; below, and where a browser can't tell which step that is, each picture is under its step.
 */
export function Sticky({ content }: { content: Timeline }) {
  const { idPrefix } = useBlockContext();
  const { items } = content;
  const steps = items.map((item, index) => ({ item, key: itemKey(item, index), name: `--${idPrefix}-${index}` }));
  const pictured = steps.filter(({ item }) => item.image);
  const scope = pictured.length > 0 ? { timelineScope: pictured.map(({ name }) => name).join() } : undefined;
  return (
    <BlockSection ground="tint" labelled={headlineOf(content) !== ""}>
      <div className="grid gap-10 timeline:grid-cols-12" style={scope}>
        <div className="timeline:sticky below-top timeline:col-span-5 timeline:self-start">
          <Heading content={content} />
          {pictured.length > 0 && (
            <div className="timeline-stage">
              {pictured.map(({ item, key, name }) => (
                <StepPicture key={key} item={item} style={{ animationTimeline: name }} />
              ))}
            </div>
          )}
        </div>
        <div className="timeline:col-span-6 timeline:col-start-7">
          {steps.length > 0 && (
            <ol className="timeline-passing">
              {steps.map(({ item, key, name }, index) => (
                <li
                  key={key}
                  className="timeline-step flex gap-5 pb-10 last:pb-0 timeline:pb-20"
                  style={item.image ? { viewTimelineName: name } : undefined}
                >
                  <Marker icon={item.icon} number={index + 1} />
                  <div className="min-w-0 grow pt-2.5">
                    <Copy item={item} />
                    <StepPicture item={item} />
                  </div>
                </li>
              ))}
            </ol>
          )}
          <QuestionToggle question={content.faqQuestion} answer={content.faqAnswer} className="mt-12" />
        </div>
      </div>
    </BlockSection>
  );
}
