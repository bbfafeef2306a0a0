import { Link } from "react-router";
import { Moment } from "#client";
import { cx } from "#shared";
import { Chip, StatusBadge } from "#ui/kit";
import type { ListedEntry } from "../../contract.ts";
import { nameOf, STATUSES } from "../texts.ts";

type EntryRowProps = { entry: ListedEntry; to: string; isCurrent: boolean };

/** One entry of the list: who, when, by which form, and its status. */
export function EntryRow({ entry, to, isCurrent }: EntryRowProps) {
  const { id, createdAt, form, email, summary, status, assignee, tags } = entry;
  const isNew = status === "new";
  const told = [form, summary || email].filter(Boolean).join(" · ");
  return (
    <li className="border-line [contain-intrinsic-size:auto_3.9rem] [content-visibility:auto] not-first:border-t">
      <Link
        to={to}
        data-entry={id}
        aria-current={isCurrent ? "true" : undefined}
        className={cx(
          "relative grid gap-0.5 border-s-3 py-2.5 ps-5 pe-3 text-ink no-underline focus-visible:-outline-offset-2",
          isCurrent ? "border-brand bg-brand-tint" : "border-transparent hover:bg-hover",
        )}
      >
        <span className="flex items-baseline gap-2">
          <span className={cx("min-w-0 flex-1 truncate", isNew ? "font-semibold" : "font-medium")}>
            {isNew && (
              <span
                aria-hidden
                className="absolute start-1.5 top-4.5 size-2 rounded-full bg-brand forced-color-adjust-none"
              />
            )}
            {nameOf(entry)}
            {isNew && <span className="sr-only">, new</span>}
          </span>
          <span className="shrink-0 text-xs text-ink-soft tabular-nums">
            <Moment at={createdAt} />
          </span>
        </span>
        <span className="truncate text-sm text-ink-soft" title={told}>
          {told}
        </span>
        {((status !== "new" && status !== "read") || tags.length > 0 || assignee) && (
          <span className="mt-0.5 flex flex-wrap items-center gap-1.5">
            {status !== "new" && status !== "read" && (
              <StatusBadge tone={STATUSES[status].tone}>{STATUSES[status].label}</StatusBadge>
            )}
            {tags.map((tag) => (
              <Chip key={tag} text={tag} />
            ))}
            {assignee && <span className="ms-auto truncate text-xs text-ink-soft">{assignee.name}</span>}
          </span>
        )}
      </Link>
    </li>
  );
}
