import { cx } from "#shared";
import { Icon } from "#ui";
import type { Timeline } from "./schema.ts";

/** The round mark of a step on the line: its icon, or its number when it has none. */
export function Marker({ icon, number }: { icon?: string; number: number }) {
  return (
    <span className="timeline-marker" aria-hidden="true">
      {icon ? <Icon name={icon} className="size-5" /> : number}
    </span>
  );
}

/** What a step says. */
export function Copy({ item, className }: { item: Timeline["items"][number]; className?: string }) {
  return (
    <div className={cx("max-w-prose", className)}>
      <h3 className="text-subtitle">{item.title}</h3>
      {item.description && <p className="mt-2 text-ink-soft">{item.description}</p>}
    </div>
  );
}
