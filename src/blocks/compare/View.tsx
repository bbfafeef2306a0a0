import type { ViewProps } from "../define-block.ts";
import { Icon } from "#ui";
import { BlockSection } from "../parts/BlockSection.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import type { Compare } from "./schema.ts";
import { SideCard } from "./SideCard.tsx";
import { isFilled } from "./sides.ts";
import { useBlockContext } from "../context.tsx";

/** The choice between the two sides on a phone; CSS alone acts on it (style.css). */
function Switch({ label, before, after }: { label: string; before: string; after: string }) {
  const { idPrefix } = useBlockContext();
  const name = `${idPrefix}-side`;
  return (
    <div className="compare-switch" role="radiogroup" aria-label={label || undefined}>
      <label>
        <input type="radio" name={name} value="before" className="sr-only" />
        {before}
      </label>
      <label>
        <input type="radio" name={name} value="after" className="sr-only" defaultChecked />
        {after}
      </label>
    </div>
  );
}

/** Both sides as one picture of a change; a phone shows one at a time when both have a name for the switch. */
function Pair({ content }: { content: Compare }) {
  const { headline, beforeCard, afterCard } = content;
  const { buttonText: before } = beforeCard;
  const { buttonText: after } = afterCard;
  return (
    <div className="compare mt-10">
      {before && after && <Switch label={headline} before={before} after={after} />}
      <SideCard side="before" card={beforeCard} />
      <span className="compare-arrow">
        <Icon name="ArrowRight" className="size-5" />
      </span>
      <SideCard side="after" card={afterCard} />
    </div>
  );
}

/** Before and after of one task. A side without content leaves the other one alone, without arrow and switch. */
export function View({ content }: ViewProps<Compare>) {
  const { headline, subheadline, closingLine, beforeCard, afterCard } = content;
  const hasBefore = isFilled(beforeCard);
  const hasAfter = isFilled(afterCard);
  return (
    <BlockSection>
      <SectionHeading headline={headline} subheadline={subheadline} />
      {hasBefore && hasAfter && <Pair content={content} />}
      {hasBefore !== hasAfter && (
        <div className="mt-10 max-w-3xl">
          <SideCard side={hasAfter ? "after" : "before"} card={hasAfter ? afterCard : beforeCard} />
        </div>
      )}
      {closingLine && <p className="mt-10 font-display text-subtitle">{closingLine}</p>}
    </BlockSection>
  );
}
