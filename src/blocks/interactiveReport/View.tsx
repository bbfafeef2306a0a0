import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Panel } from "./Panel.tsx";
import type { InteractiveReport } from "./schema.ts";

/**
 * Features as tabs. Without a script the tabs are links into a row of panels that snaps sideways;
 * panels.enhance.ts makes them real tabs.
 */
export function View({ content }: ViewProps<InteractiveReport>) {
  const { idPrefix } = useBlockContext();
  const { headline, subheadline } = content;
  const features = content.features.filter(({ title }) => title);
  const titleId = headline ? `${idPrefix}-title` : undefined;
  const panelId = (index: number) => `${idPrefix}-panel-${index + 1}`;
  return (
    <BlockSection ground="tint" labelled={Boolean(headline)}>
      <SectionHeading headline={headline} subheadline={subheadline} />
      {features.length > 0 && (
        <div data-enhance="panels" className="report mt-10">
          <ul aria-labelledby={titleId} className="report-tabs" data-read="skip">
            {features.map(({ title, description, icon }, index) => (
              <li key={panelId(index)}>
                <a href={`#${panelId(index)}`} className="report-tab">
                  {icon && <Icon name={icon} className="mt-1 size-5 shrink-0 text-brand" />}
                  <span>
                    <span className="block font-semibold text-ink">{title}</span>
                    {description && <span className="block text-sm">{description}</span>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard */}
          <div role="group" aria-labelledby={titleId} tabIndex={0} className="report-panels">
            {features.map((feature, index) => (
              <Panel key={panelId(index)} id={panelId(index)} feature={feature} />
            ))}
          </div>
        </div>
      )}
    </BlockSection>
  );
}
