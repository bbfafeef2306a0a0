import type { ViewProps } from "../define-block.ts";
import { Frame } from "./Frame.tsx";
import { LargeQuotes } from "./LargeQuotes.tsx";
import type { Testimonials } from "./schema.ts";
import { Scroll } from "./Scroll.tsx";
import { Simple } from "./Simple.tsx";

/** The styles of the specification: a grid, a moving row or one large quote at a time. */
export function View({ content }: ViewProps<Testimonials>) {
  const { style } = content;
  return (
    <Frame content={content}>
      {style === "scroll" && <Scroll content={content} />}
      {style === "carousel" && <LargeQuotes content={content} />}
      {style !== "scroll" && style !== "carousel" && <Simple content={content} />}
    </Frame>
  );
}
