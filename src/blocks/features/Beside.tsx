import type { ViewProps } from "../define-block.ts";
import { itemKey } from "../parts/item-key.ts";
import { Details } from "./Details.tsx";
import { Frame } from "./Frame.tsx";
import { FeatureIcon, Highlight } from "./Mark.tsx";
import { Picture } from "./Picture.tsx";
import type { Features } from "./schema.ts";

/** For telling: the heading stays on its side while the features pass, each with its picture on a sheet. */
export function View({ content }: ViewProps<Features>) {
  return (
    <Frame
      beside
      content={content}
      render={(features) => (
        <ul className="feature-sheets">
          {features.map((feature, index) => (
            <li key={itemKey(feature, index)} className="feature-sheet" data-disabled={feature.disabled || undefined}>
              <div className="feature-sheet-copy">
                <div className="feature-side">
                  <FeatureIcon feature={feature} />
                  <h3 className="text-subtitle">
                    {feature.name} <Highlight feature={feature} />
                  </h3>
                </div>
                <Details feature={feature} headline={content.headline} track="features" />
              </div>
              {feature.img && <Picture img={feature.img} alt={feature.imgAlt} className="feature-picture" />}
            </li>
          ))}
        </ul>
      )}
    />
  );
}
