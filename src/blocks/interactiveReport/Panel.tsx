import { cx } from "#shared";
import { BlockImage } from "../parts/BlockImage.tsx";
import { placement } from "./placement.ts";
import type { InteractiveReport } from "./schema.ts";

/** Width over height of every picture (spec 9). */
const RATIO = 16 / 8.6;

/** A tab's panel: its picture, or a note when there is none (spec 2), and its description. */
export function Panel({ id, feature }: { id: string; feature: InteractiveReport["features"][number] }) {
  const { title, description, image, imageAlt = "", className } = feature.content;
  return (
    <div id={id}>
      <BlockImage
        src={image ?? ""}
        alt={imageAlt}
        ratio={RATIO}
        className={cx("report-picture", placement(className))}
      />
      <h3 className="mt-6 text-subtitle">{title || feature.title}</h3>
      {description && <p className="mt-2 max-w-prose text-ink-soft">{description}</p>}
    </div>
  );
}
