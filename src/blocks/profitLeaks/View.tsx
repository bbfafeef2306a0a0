import type { ViewProps } from "../define-block.ts";
import { Icon } from "#ui";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import type { ProfitLeaks } from "./schema.ts";

type Leak = ProfitLeaks["leaks"][number];

/** One numbered entry. The list's counter makes the number, so that it is announced once, as the item's own. */
function LeakItem({ leak: { title, description, icon } }: { leak: Leak }) {
  return (
    <li className="ledger-entry">
      <div className="ledger-text">
        {title && (
          <h3 className="flex items-start justify-between gap-3">
            {title}
            {icon && <Icon name={icon} className="size-6 shrink-0 text-brand" />}
          </h3>
        )}
        {description && <p className="text-ink-soft">{description}</p>}
      </div>
    </li>
  );
}

/** A ledger of losses: the first entry is the most prominent, the closing line is below the double line of a total. */
export function View({ content }: ViewProps<ProfitLeaks>) {
  const { headline, introText, leaks, closingLine, disclaimer } = content;
  return (
    <BlockSection labelled={headline !== ""}>
      <SectionHeading headline={headline} subheadline={introText} />
      {leaks.length > 0 && (
        <ol className="ledger mt-10">
          {leaks.map((leak, index) => (
            <LeakItem key={itemKey(leak, index)} leak={leak} />
          ))}
        </ol>
      )}
      {closingLine && <p className="ledger-total text-figure">{closingLine}</p>}
      {disclaimer && <p className="mt-6 max-w-prose text-sm text-ink-soft">{disclaimer}</p>}
    </BlockSection>
  );
}
