import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { ColumnPart } from "./ColumnPart.tsx";
import type { Column, Columns } from "./schema.ts";

const MAX = 4;

/** Up to half of the page. */
const SIZES = "(width >= 64rem) 36rem, 100vw";

function isFilled({ text, title, image, cta }: Column): boolean {
  return Boolean(text || title || image || cta?.length);
}

/** Columns in one row on a wide screen; further ones begin another row. */
export function View({ content }: ViewProps<Columns>) {
  const { style, topText, headline, subheadline, widths = "equal", color } = content;
  const items = content.items.filter(isFilled);
  const render = (column: Column, index: number) => (
    <ColumnPart
      key={itemKey(column, index)}
      column={column}
      name={`column-${index + 1}`}
      sizes={SIZES}
      isUnderHeading={Boolean(headline)}
    />
  );
  const isAside = style === "aside";
  return (
    <BlockSection color={color} labelled={Boolean(headline)}>
      <CopyLine copy={topText} className="mb-4 text-sm text-ink-soft" />
      <SectionHeading headline={headline} subheadline={subheadline} />
      <div
        className={`columns-grid columns-${style}`}
        data-count={isAside ? undefined : Math.min(items.length, MAX)}
        data-widths={widths}
      >
        {isAside ? items.slice(0, 1).map(render) : items.map(render)}
        {isAside && items.length > 1 && (
          <div className="columns-side">{items.slice(1).map((column, index) => render(column, index + 1))}</div>
        )}
      </div>
    </BlockSection>
  );
}
