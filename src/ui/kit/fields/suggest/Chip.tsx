import { X } from "lucide-react";
import { cx } from "#shared";

type ChipProps = { text: string; onRemove?: () => void };

/** A short text of a list, with a button that removes it. */
export function Chip({ text, onRemove }: ChipProps) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full min-w-0 items-center rounded-inner border border-line bg-tint text-ink",
        onRemove ? "ps-2 text-sm" : "px-1.5 text-xs",
      )}
    >
      <span className="truncate" title={text}>
        {text}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${text}`}
          onClick={onRemove}
          className="ms-0.5 inline-grid size-6 shrink-0 cursor-pointer place-items-center rounded-inner text-ink-soft hover:text-danger pointer-coarse:size-9"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}
