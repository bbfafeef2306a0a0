import { memo } from "react";
import { cx } from "#shared";
import { showHeading } from "../canvas/page-headings.ts";
import { useEditor } from "../state/editor-context.tsx";
import type { InnerHeading } from "./inner-headings.ts";
import { stepInHeadings } from "./step-in-outline.ts";

/** The indent of each level; headings below the third look alike. */
const INDENT: Readonly<Record<number, string>> = { 1: "ps-2", 2: "ps-2", 3: "ps-5" };
const DEEP = "ps-8";

type OutlineHeadingsProps = { id: string; blockKey: string; label: string; headings: readonly InnerHeading[] };

/** The headings inside a block; a click scrolls to one. */
export const OutlineHeadings = memo(function OutlineHeadings({ id, blockKey, label, headings }: OutlineHeadingsProps) {
  const { ui, actions } = useEditor();
  const go = (index: number) => {
    actions.select([blockKey]);
    const { canvasDocument } = ui.get();
    // Selecting the block first scrolls to its beginning.
    if (canvasDocument) requestAnimationFrame(() => showHeading(canvasDocument, blockKey, index));
  };
  return (
    <ul id={id} aria-label={`Headings of ${label}`} className="ms-7 border-s border-line pb-1 pointer-coarse:ms-10">
      {headings.map(({ level, text, index }) => (
        <li key={index}>
          <button
            type="button"
            tabIndex={-1}
            data-outline-heading
            onKeyDown={stepInHeadings}
            onClick={() => go(index)}
            className={cx(
              "flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-control py-1 pe-2 text-start text-sm",
              "hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11",
              INDENT[level] ?? DEEP,
            )}
          >
            <span className="min-w-0 flex-1 truncate">{text}</span>
            <span className="text-xs text-ink-soft">H{level}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});
