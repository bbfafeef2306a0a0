import { useNew } from "./use-new.ts";

const MOST = 99;

/** The number of new entries, beside the area's name; nothing while there are none. */
export function NewBadge() {
  const count = useNew()?.count ?? 0;
  if (count === 0) return null;
  const text = count > MOST ? `${MOST}+` : String(count);
  return (
    <span className="ms-auto min-w-5 rounded-full bg-brand px-1.5 text-center text-xs font-semibold text-on-brand tabular-nums">
      <span aria-hidden>{text}</span>
      <span className="sr-only">{`${text} new`}</span>
    </span>
  );
}
