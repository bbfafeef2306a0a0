import { useNew } from "./use-new.ts";

const MAX = 99;

/** The number of new entries, at the end of the line with the area's link; nothing while there are none. */
export function NewBadge() {
  const count = useNew()?.count ?? 0;
  if (count === 0) return null;
  const text = count > MAX ? `${MAX}+` : String(count);
  return (
    <span className="pointer-events-none absolute end-3 top-1/2 min-w-5 -translate-y-1/2 rounded-full bg-brand px-1.5 text-center text-xs font-semibold text-on-brand tabular-nums">
      <span aria-hidden>{text}</span>
      <span className="sr-only">{`${text} new`}</span>
    </span>
  );
}
