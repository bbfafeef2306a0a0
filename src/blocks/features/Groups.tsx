import { useBlockContext } from "../context.tsx";
import { Details } from "./Details.tsx";
import { FeatureIcon, Highlight } from "./Mark.tsx";
import { Picture } from "./Picture.tsx";
import type { Feature } from "./schema.ts";
import type { StyleProps } from "./style-props.ts";

/** Category of the style's click events (spec 7). */
const CATEGORY = "feature-groups";

/** One entry of the list of names: a link to its panel, or plain text for a disabled feature, which has none. */
function Name({ feature, panelId, position }: { feature: Feature; panelId: string; position: number }) {
  const label = (
    <>
      <FeatureIcon feature={feature} />
      <span>
        {feature.name} <Highlight feature={feature} />
      </span>
    </>
  );
  if (feature.disabled) {
    return (
      <span className="feature-tab" data-disabled="">
        {label}
      </span>
    );
  }
  return (
    <a
      href={`#${panelId}`}
      className="feature-tab"
      data-track={CATEGORY}
      data-track-label={feature.name}
      data-track-value={position}
    >
      {label}
    </a>
  );
}

function Panel({ feature, headline }: { feature: Feature; headline: string }) {
  return (
    <div className="feature-panel">
      {feature.img && <Picture img={feature.img} alt={feature.imgAlt} className="feature-picture" />}
      <div className="feature-copy">
        <h3 className="text-subtitle">
          {feature.name} <Highlight feature={feature} />
        </h3>
        <Details feature={feature} headline={headline} track={CATEGORY} />
      </div>
    </div>
  );
}

/**
 * For exploring: names on one side, the panel of the selected one on the other. Without a script the panels are stacked
 * and the names link to them; features.enhance.ts makes the names tabs, which also follow the pointer. All panels share
 * one grid cell, so that nothing below moves when another is selected.
 */
export function Groups({ content, features }: StyleProps) {
  const { idPrefix, texts } = useBlockContext();
  const { headline } = content;
  const entries = features.map((feature, index) => ({
    feature,
    position: index + 1,
    id: `${idPrefix}-feature-${index + 1}`,
  }));
  const open = entries.filter(({ feature }) => !feature.disabled);
  return (
    <div className="feature-groups mt-10" data-enhance="features">
      <ul data-read="skip" className="feature-tabs" aria-labelledby={headline ? `${idPrefix}-title` : undefined}>
        {entries.map(({ feature, position, id }) => (
          <li key={id}>
            <Name feature={feature} panelId={id} position={position} />
          </li>
        ))}
      </ul>
      <div className="feature-panels">
        {open.length === 0 && <p className="feature-none">{texts.features.noneSelected}</p>}
        {open.map(({ feature, id }, index) => (
          <div key={id} id={id} className="feature-drawer" data-selected={index === 0 || undefined}>
            <Panel feature={feature} headline={headline} />
          </div>
        ))}
      </div>
    </div>
  );
}
