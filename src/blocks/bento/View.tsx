import type { CSSProperties } from "react";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { itemKey } from "../parts/item-key.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Cell, placed, type CellPlace } from "./Cell.tsx";
import { gridArea, packCells, type CellSize } from "./pack-cells.ts";
import type { Bento } from "./schema.ts";

/** Columns of the grid on a tablet and on a wide screen; a phone has one. */
const COLUMNS = { tablet: 2, wide: 4 };

/** A place for each size in both grids; `intro` is that of a first cell on a tablet, where it needs less room. */
function placesOf(sizes: readonly CellSize[], intro?: CellSize): CellPlace[] {
  const wide = packCells(sizes, COLUMNS.wide);
  return packCells(intro ? [intro, ...sizes.slice(1)] : sizes, COLUMNS.tablet).map((onTablet, index) => {
    const onWide = wide[index] ?? onTablet;
    const style: CSSProperties & Record<"--tablet" | "--wide", string> = {
      "--tablet": gridArea(onTablet),
      "--wide": gridArea(onWide),
    };
    return { style, isFlat: { tablet: onTablet.width > onTablet.height, wide: onWide.width > onWide.height } };
  });
}

/** What introduces the cells: above them, or in the style poster as the first of them. */
function Intro({ content }: { content: Bento }) {
  const { topText, headline, subheadline, cta } = content;
  return (
    <>
      <CopyLine copy={topText} className="mb-4 text-sm text-ink-soft" />
      <SectionHeading headline={headline} subheadline={subheadline} />
      <CtaList items={cta} className="mt-8" />
    </>
  );
}

/** Cells of different sizes that leave no gap on any screen. */
export function View({ content }: ViewProps<Bento>) {
  const { style, headline, color } = content;
  const items = content.items.filter(({ title, image, figure }) => title || image || figure);
  const isPoster = style === "poster";
  const sizes = items.map(({ size = "small" }) => size);
  const places = isPoster ? placesOf(["large", ...sizes], "wide") : placesOf(sizes);
  const [first] = places;
  return (
    <BlockSection color={color} labelled={Boolean(headline)}>
      {!isPoster && <Intro content={content} />}
      <div className={`bento bento-${style}`}>
        {isPoster && first && (
          <div className="bento-intro bg-deep text-ink scheme-dark" {...placed(first)}>
            <Intro content={content} />
          </div>
        )}
        {items.length > 0 && (
          <ul className="bento-list">
            {items.map((item, index) => {
              const place = places[isPoster ? index + 1 : index];
              const isBare = style === "captions";
              return place && <Cell key={itemKey(item, index)} item={item} place={place} isBare={isBare} />;
            })}
          </ul>
        )}
      </div>
    </BlockSection>
  );
}
