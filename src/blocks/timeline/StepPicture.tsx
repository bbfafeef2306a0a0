import type { CSSProperties } from "react";
import { BlockImage } from "../parts/BlockImage.tsx";
import type { Timeline } from "./schema.ts";

/** The picture of a step, where it has one. */
export function StepPicture({ item, style }: { item: Timeline["items"][number]; style?: CSSProperties }) {
  if (!item.image) return null;
  return (
    <div className="timeline-picture" style={style}>
      <BlockImage src={item.image} alt={item.imageAlt ?? ""} ratio={16 / 9} />
    </div>
  );
}
