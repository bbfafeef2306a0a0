import { cx } from "#shared";

/** A placeholder for content; it appears only after 200 ms, so that fast answers don't flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("kit-skeleton block h-4 rounded-inner", className)} />;
}

/** Announces once that something is loading, and shows grey lines. */
export function LoadingBlock({ lines = 3 }: { lines?: number }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line % 2 ? "w-2/3" : "w-full"} />
      ))}
    </div>
  );
}
