import { cx } from "#shared";
import type { Heading } from "./markdown/outline.ts";

const INDENT = ["ps-2", "ps-2", "ps-5", "ps-8", "ps-11", "ps-11"];

type WritingOutlineProps = {
  headings: readonly Heading[];
  /** The index of the heading at which the caret is; -1 for none. */
  current: number;
  onGo: (index: number) => void;
};

/** The headings of a text; a click goes there. */
export function WritingOutline({ headings, current, onGo }: WritingOutlineProps) {
  return (
    <nav aria-label="Outline" className="h-full overflow-y-auto border-e border-line bg-raised p-3">
      <p className="px-2 pb-2 text-sm font-semibold text-ink-soft">Outline</p>
      {headings.length === 0 && <p className="px-2 text-sm text-ink-soft">The text has no headings yet.</p>}
      <ol>
        {headings.map(({ level, text, line }, index) => (
          <li key={line}>
            <button
              type="button"
              aria-current={index === current ? "true" : undefined}
              onClick={() => onGo(index)}
              className={cx(
                "min-h-8 w-full cursor-pointer rounded-inner py-1 pe-2 text-start text-sm text-ink-soft hover:bg-hover hover:text-ink",
                "aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11",
                INDENT[level - 1],
              )}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
