import { useLangs } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { Closing } from "./Closing.tsx";
import { Columns } from "./Columns.tsx";
import { Minimal } from "./Minimal.tsx";
import type { Footer } from "./schema.ts";

const STYLES = { columns: Columns, closing: Closing, minimal: Minimal };

/**
 * The page's end on the deep ground. `scheme-dark` makes every token below it (and the logo's own colours, and the
 * focus ring) the one made for a dark ground, in light mode too.
 */
export function View({ content }: ViewProps<Footer>) {
  const { content: lang } = useLangs();
  const Style = STYLES[content.style];
  return (
    <footer lang={lang} className="overflow-clip bg-deep text-sm text-on-deep">
      <div className="mx-auto max-w-page px-5 pt-16 pb-8 scheme-dark md:px-8">
        <Style content={content} />
      </div>
    </footer>
  );
}
