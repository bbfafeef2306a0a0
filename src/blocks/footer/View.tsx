import type { ViewProps } from "../define-block.ts";
import { Closing } from "./Closing.tsx";
import { Columns } from "./Columns.tsx";
import { Deep } from "./Ground.tsx";
import { Minimal } from "./Minimal.tsx";
import type { Footer } from "./schema.ts";

const STYLES: Partial<Record<Footer["style"], typeof Columns>> = { closing: Closing, minimal: Minimal };

/** The page's end on the deep ground. */
export function View({ content }: ViewProps<Footer>) {
  const Style = STYLES[content.style] ?? Columns;
  return (
    <Deep>
      <Style content={content} />
    </Deep>
  );
}
