import type { ViewProps } from "../define-block.ts";
import { itemKey } from "../parts/item-key.ts";
import { Details } from "./Details.tsx";
import { Frame } from "./Frame.tsx";
import { FeatureIcon, Highlight } from "./Mark.tsx";
import type { Feature, Features } from "./schema.ts";

function Figure({ feature }: { feature: Feature }) {
  return <p className="feature-figure">{feature.figure || <FeatureIcon feature={feature} />}</p>;
}

/** For proving: the number that each feature comes down to, in the largest type; an icon for one that has none. */
export function View({ content }: ViewProps<Features>) {
  return (
    <Frame
      content={content}
      render={(features) => (
        <ul className="feature-figures">
          {features.map((feature, index) => (
            <li key={itemKey(feature, index)} data-disabled={feature.disabled || undefined}>
              <Figure feature={feature} />
              <h3 className="text-subtitle">
                {feature.name} <Highlight feature={feature} />
              </h3>
              <Details feature={feature} headline={content.headline} track="features" />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
