import type { ViewProps } from "../define-block.ts";
import { Flat } from "./Flat.tsx";
import type { Timeline } from "./schema.ts";
import { Scroll } from "./Scroll.tsx";
import { Sticky } from "./Sticky.tsx";
import { Story } from "./Story.tsx";

const STYLES = { sticky: Sticky, scroll: Scroll, flat: Flat };

/** A process in steps with an optional question below it (spec 2); the layout switches at 960 px (spec 9). */
export function View({ content }: ViewProps<Timeline>) {
  const isStory = content.style === "sticky" && content.items.some(({ image }) => image);
  const Style = isStory ? Story : STYLES[content.style];
  return <Style content={content} />;
}
