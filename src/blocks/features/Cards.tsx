import { columnsStyle } from "../parts/columns.ts";
import { itemKey } from "../parts/item-key.ts";
import { Details } from "./Details.tsx";
import { FeatureIcon, Highlight } from "./Mark.tsx";
import { Picture } from "./Picture.tsx";
import type { StyleProps } from "./style-props.ts";

/** Two or four cards are laid out in pairs, so that none is alone in its row. */
const isPaired = (count: number) => count === 2 || count === 4;

/** For scanning: each feature as a card with its picture, in as many columns as `grid` allows. */
export function Cards({ content, features }: StyleProps) {
  const { headline, grid } = content;
  return (
    <ul className="columns mt-10" style={columnsStyle(grid?.columns ?? (isPaired(features.length) ? "2" : "3"))}>
      {features.map((feature, index) => (
        <li key={itemKey(feature, index)} className="feature-card" data-disabled={feature.disabled || undefined}>
          {feature.img && <Picture img={feature.img} alt={feature.imgAlt} className="feature-picture" />}
          <div className="feature-body">
            <div className="feature-mark">
              <FeatureIcon feature={feature} />
              <Highlight feature={feature} />
            </div>
            <h3 className="text-subtitle">{feature.name}</h3>
            <Details feature={feature} headline={headline} track="features" />
          </div>
        </li>
      ))}
    </ul>
  );
}
