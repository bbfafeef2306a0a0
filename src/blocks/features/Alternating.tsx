import type { ViewProps } from "../define-block.ts";
import { itemKey } from "../parts/item-key.ts";
import { Details } from "./Details.tsx";
import { Frame } from "./Frame.tsx";
import { FeatureIcon, Highlight } from "./Mark.tsx";
import { Picture } from "./Picture.tsx";
import type { Feature, Features } from "./schema.ts";

function Row({ feature, headline }: { feature: Feature; headline: string }) {
  return (
    <>
      <div className="feature-turn-copy">
        <FeatureIcon feature={feature} />
        <h3 className="feature-turn-name">
          {feature.name} <Highlight feature={feature} />
        </h3>
        <Details feature={feature} headline={headline} track="features" />
      </div>
      {feature.img && (
        <div className="feature-turn-stage">
          <Picture img={feature.img} alt={feature.imgAlt} className="feature-picture" />
        </div>
      )}
    </>
  );
}

/** For showing: each feature as large as its picture deserves, with the sides changing from row to row. */
export function View({ content }: ViewProps<Features>) {
  return (
    <Frame
      content={content}
      render={(features) => (
        <ul className="feature-turns">
          {features.map((feature, index) => (
            <li
              key={itemKey(feature, index)}
              data-bare={!feature.img || undefined}
              data-disabled={feature.disabled || undefined}
            >
              <Row feature={feature} headline={content.headline} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
