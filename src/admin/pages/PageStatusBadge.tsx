import type { PageSummary } from "#publishing";
import { Moment } from "#client";
import { StatusBadge } from "#ui/kit";
import { STATUS_WORDS } from "./page.ts";

const TONE = { draft: "neutral", published: "good", changed: "attention", archived: "bad" } as const;

/** How a page's draft relates to what visitors see, and when that will change by itself. */
export function PageStatusBadge({ page }: { page: Pick<PageSummary, "status" | "scheduledAt"> }) {
  const { status, scheduledAt } = page;
  const isFirst = status === "draft" && scheduledAt !== undefined;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {!isFirst && <StatusBadge tone={TONE[status]}>{STATUS_WORDS[status]}</StatusBadge>}
      {scheduledAt !== undefined && (
        <StatusBadge tone="attention">
          <span>
            Scheduled for <Moment at={scheduledAt} />
          </span>
        </StatusBadge>
      )}
    </span>
  );
}
