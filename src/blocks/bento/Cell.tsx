import type { CSSProperties } from "react";
import { cx } from "#shared";
import { Icon } from "#ui";
import { BlockImage } from "../parts/BlockImage.tsx";
import { MoreLink } from "../parts/MoreLink.tsx";
import type { BentoItem } from "./schema.ts";

const GROUND_CLASS = {
  plain: "bento-plain",
  tint: "bento-tint",
  brand: "bento-brand",
  deep: "bg-deep text-ink scheme-dark",
};

/** Up to two of four columns. */
const SIZES = "(width >= 64rem) 36rem, (width >= 40rem) 50vw, 100vw";

/** Where a cell is, and whether it is wider than high, in the grid of a tablet and in that of a wide screen. */
export type CellPlace = { style: CSSProperties; isFlat: { tablet: boolean; wide: boolean } };

/** The attributes of a cell's element that place it. */
export function placed({ style, isFlat }: CellPlace) {
  return {
    style,
    "data-flat": isFlat.tablet || undefined,
    "data-flat-wide": isFlat.wide || undefined,
  };
}

function Copy({ item: { figure, icon, title, description, link } }: { item: BentoItem }) {
  return (
    <div className="bento-copy">
      {figure ? <p className="bento-figure">{figure}</p> : icon && <Icon name={icon} className="bento-icon" />}
      <h3 className="text-subtitle">{title}</h3>
      {description && <p className="text-ink-soft">{description}</p>}
      <MoreLink link={link} />
    </div>
  );
}

/** One cell: a figure or an icon above its words, and the picture in the rest of it. `isBare` leaves out its background. */
export function Cell({ item, place, isBare }: { item: BentoItem; place: CellPlace; isBare: boolean }) {
  const { image, imageAlt = "", ground = "plain" } = item;
  const isFlat = place.isFlat.tablet || place.isFlat.wide;
  return (
    <li
      className={cx("bento-cell", !isBare && GROUND_CLASS[ground])}
      data-pictured={image ? "" : undefined}
      {...placed(place)}
    >
      <Copy item={item} />
      {image && (
        <div className="bento-media">
          <BlockImage
            src={image}
            alt={imageAlt}
            sizes={SIZES}
            crop={isFlat ? "xMidYMin" : "xMinYMin"}
            className="bento-picture"
          />
        </div>
      )}
    </li>
  );
}
