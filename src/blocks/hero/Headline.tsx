import { useBlockContext } from "../context.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import type { Hero } from "./schema.ts";

/** The line above and the page's only `<h1>`; empty ones render nothing. `size` is the class of its font size. */
export function Headline({ content, size = "text-display" }: { content: Hero; size?: "text-display" | "text-title" }) {
  const { idPrefix } = useBlockContext();
  return (
    <>
      <CopyLine copy={content.topText} className="mb-3 text-sm text-ink-soft" />
      {content.headline && (
        <h1 id={`${idPrefix}-title`} className={size}>
          {content.headline}
        </h1>
      )}
    </>
  );
}
