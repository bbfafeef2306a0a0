import { cx } from "#shared";

type LengthHintProps = {
  length: number;
  /** About how many characters search results show. */
  limit: number;
};

/** How much of the space in search results a text takes; too much is only a hint. */
export function LengthHint({ length, limit }: LengthHintProps) {
  const isLong = length > limit;
  return (
    <div className="mt-1.5 grid gap-1">
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-line forced-color-adjust-none">
        <div
          className={cx("h-full rounded-full", isLong ? "bg-accent" : "bg-brand")}
          style={{ width: `${Math.min(100, (length / limit) * 100)}%` }}
        />
      </div>
      <p className={cx("text-sm tabular-nums", isLong ? "text-accent-text" : "text-ink-soft")}>
        {length} of {limit} characters{isLong && ": search results cut off the rest"}
      </p>
    </div>
  );
}
