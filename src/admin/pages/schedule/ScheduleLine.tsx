import { CalendarClock } from "lucide-react";
import { useState } from "react";
import type { PageSummary } from "#publishing";
import { useSession } from "#client";
import { cx } from "#shared";
import { Button } from "#ui/kit";
import { CancelScheduleDialog } from "./CancelScheduleDialog.tsx";
import { IncludeButton } from "./IncludeButton.tsx";
import { timeInWords } from "./schedule-time.ts";
import { useSchedule } from "./use-schedule.ts";
import { useScheduleActions } from "./use-schedule-actions.ts";

type ScheduleLineProps = {
  page: PageSummary;
  /** The revision of the draft on screen, and what reads it again once changes are stored. */
  revision: number;
  readRevision: () => number;
  /** Stores pending changes. @returns whether all of them are stored. */
  settle: () => Promise<boolean>;
  /** Opens the review, to choose another time. */
  onChange: () => void;
  className: string;
};

/** When the page will be published, and whether the draft has moved on since; renders nothing without a schedule. */
export function ScheduleLine({ page, revision, readRevision, settle, onChange, className }: ScheduleLineProps) {
  const { may } = useSession();
  const schedule = useSchedule(page);
  const { cancel } = useScheduleActions();
  const [isAsking, setAsking] = useState(false);
  const { scheduledAt } = page;
  if (scheduledAt === undefined) return null;
  const hasMovedOn = schedule !== undefined && revision > schedule.revision;
  return (
    <section
      aria-label="Schedule"
      className={cx("flex flex-wrap items-center gap-x-4 gap-y-2 bg-brand-tint px-4 py-2 text-ink", className)}
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-2.5">
        <CalendarClock aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand" />
        <div className="min-w-0">
          <p>
            <span className="font-semibold">
              Scheduled for <time dateTime={scheduledAt}>{timeInWords(scheduledAt)}</time>
            </span>
            {schedule?.author && ` by ${schedule.author}`}
          </p>
          <p role="status">{hasMovedOn && "Changes made since then aren’t included."}</p>
        </div>
      </div>
      {may("page.publish") && (
        <div className="flex flex-wrap gap-2">
          {hasMovedOn && <IncludeButton {...{ page, scheduledAt, readRevision, settle }} onProblem={onChange} />}
          <Button onClick={onChange}>Change</Button>
          <Button onClick={() => void cancel(page, () => setAsking(true))}>Cancel schedule</Button>
        </div>
      )}
      {isAsking && <CancelScheduleDialog page={page} onClose={() => setAsking(false)} />}
    </section>
  );
}
