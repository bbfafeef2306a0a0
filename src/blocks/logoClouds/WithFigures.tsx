import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { itemKey } from "../parts/item-key.ts";
import { Headline } from "./Headline.tsx";
import { LogoRow } from "./LogoRow.tsx";
import type { LogoClouds } from "./schema.ts";

/** The headline and a few figures on a line of their own, with the logos as their footing. */
export function View({ content }: ViewProps<LogoClouds>) {
  const { headline, logos, color } = content;
  const figures = content.figures?.filter(({ value, label }) => value || label) ?? [];
  return (
    <BlockSection color={color} labelled={Boolean(headline)}>
      <div className="logo-record" data-alone={figures.length === 0 || undefined}>
        <Headline large text={headline} />
        {figures.length > 0 && (
          <dl className="logo-figures">
            {figures.map((figure, index) => (
              <div key={itemKey(figure, index)}>
                <dt>{figure.label}</dt>
                <dd>{figure.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <LogoRow logos={logos} className="logo-footing" />
    </BlockSection>
  );
}
