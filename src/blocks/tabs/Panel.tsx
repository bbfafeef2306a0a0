import { Icon } from "#ui";
import { BlockImage } from "../parts/BlockImage.tsx";
import { itemKey } from "../parts/item-key.ts";
import { MoreLink } from "../parts/MoreLink.tsx";
import type { TabItem } from "./schema.ts";

function Points({ points }: { points: NonNullable<TabItem["points"]> }) {
  return (
    <ul className="tabs-points">
      {points.map((point, index) => (
        <li key={itemKey(point, index)}>
          <Icon name="Check" className="mt-1 size-5 shrink-0 text-brand" />
          {point.text}
        </li>
      ))}
    </ul>
  );
}

/** A tab's panel: its copy, and the picture if it has one. */
export function Panel({ id, item, sizes }: { id: string; item: TabItem; sizes: string }) {
  const { name, title, description, image, imageAlt = "", link } = item;
  const points = item.points?.filter(({ text }) => text) ?? [];
  return (
    <div id={id} className="tabs-panel" data-bare={!image || undefined}>
      <div className="tabs-copy">
        <h3 className="tabs-title">{title || name}</h3>
        {description && <p className="text-ink-soft">{description}</p>}
        {points.length > 0 && <Points points={points} />}
        <MoreLink link={link} />
      </div>
      {image && (
        <div className="tabs-media">
          <BlockImage src={image} alt={imageAlt} sizes={sizes} crop="xMinYMin" className="tabs-picture" />
        </div>
      )}
    </div>
  );
}
