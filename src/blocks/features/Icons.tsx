import type { ViewProps } from "../define-block.ts";
import { columnsStyle } from "../parts/columns.ts";
import { itemKey } from "../parts/item-key.ts";
import { Details } from "./Details.tsx";
import { Frame } from "./Frame.tsx";
import { FeatureIcon, Highlight } from "./Mark.tsx";
import type { Features } from "./schema.ts";

/** For completeness: many features without pictures or frames, each under its icon on one fine grid. */
export function View({ content }: ViewProps<Features>) {
  const { headline, grid } = content;
  return (
    <Frame
      content={content}
      render={(features) => (
        <div className="feature-lattice">
          <ul className="columns feature-cells" style={columnsStyle(grid?.columns ?? "3", "none")}>
            {features.map((feature, index) => (
              <li key={itemKey(feature, index)} data-disabled={feature.disabled || undefined}>
                <FeatureIcon feature={feature} />
                <h3 className="text-subtitle">
                  {feature.name} <Highlight feature={feature} />
                </h3>
                <Details feature={feature} headline={headline} track="features" />
              </li>
            ))}
          </ul>
        </div>
      )}
    />
  );
}
