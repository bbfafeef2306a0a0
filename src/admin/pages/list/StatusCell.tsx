import type { PageSummary } from "#publishing";
import { Moment } from "#client";
import { PageStatusBadge } from "../PageStatusBadge.tsx";

type StatusCellProps = {
  page: PageSummary;
  /** Whether the list has little room for it. */
  isNarrow?: boolean;
};

/** The status of a page in a list, and the time that it is scheduled for. */
export function StatusCell({ page, isNarrow = false }: StatusCellProps) {
  const { status, scheduledAt } = page;
  return (
    <span className="grid justify-items-start gap-0.5">
      <PageStatusBadge page={page} isShort={isNarrow} />
      {scheduledAt !== undefined && (
        <span className="text-sm text-ink-soft">
          {status === "draft" ? "for " : "Scheduled for "}
          <Moment at={scheduledAt} />
        </span>
      )}
    </span>
  );
}
