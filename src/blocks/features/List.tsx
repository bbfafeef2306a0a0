import { itemKey } from "../parts/item-key.ts";
import { Details } from "./Details.tsx";
import { FeatureIcon, Highlight } from "./Mark.tsx";
import { Picture } from "./Picture.tsx";
import type { StyleProps } from "./style-props.ts";

/** For reading: quiet rows, the names with their pictures on one side and the text beside them. */
export function List({ content, features }: StyleProps) {
  return (
    <ul className="feature-rows mt-10">
      {features.map((feature, index) => (
        <li key={itemKey(feature, index)} data-disabled={feature.disabled || undefined}>
          <div>
            <div className="feature-side">
              <FeatureIcon feature={feature} />
              <h3 className="text-subtitle">
                {feature.name} <Highlight feature={feature} />
              </h3>
            </div>
            {feature.img && <Picture img={feature.img} alt={feature.imgAlt} className="feature-picture" />}
          </div>
          <Details feature={feature} headline={content.headline} track="features" />
        </li>
      ))}
    </ul>
  );
}
