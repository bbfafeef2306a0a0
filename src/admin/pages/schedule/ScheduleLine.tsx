import { CalendarClock } from "lucide-react";
import { useState } from "react";
import type { PageSummary } from "#publishing";
import { messageOf, useSession } from "#client";
import { Button, toast } from "#ui/kit";
import { timeInWords } from "./schedule-time.ts";
import { useSchedule } from "./use-schedule.ts";
import { useScheduleActions } from "./use-schedule-actions.ts";

type ScheduleLineProps = {
  page: PageSummary;
  /** The revision of the draft on screen. */
  revision: number;
  /** Stores pending changes. @returns whether all of them are stored. */
  settle: () => Promise<boolean>;
  /** Opens the review, to choose another time. */
  onChange: () => void;
  className?: string;
};

/** When the page will be published, and whether the draft has moved on since; renders nothing without a schedule. */
export function ScheduleLine({ page, revision, settle, onChange, className = "" }: ScheduleLineProps) {
  const { may } = useSession();
  const schedule = useSchedule(page);
  const { cancel } = useScheduleActions();
  const { scheduledAt } = page;
  if (scheduledAt === undefined) return null;
  const mayPublish = may("page.publish");
  return (
    <section
      aria-label="Schedule"
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 bg-brand-tint px-4 py-2 text-ink ${className}`}
    >
      <p className="flex min-w-0 flex-1 basis-64 gap-2.5">
        <CalendarClock aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand" />
        <span className="min-w-0">
          <span className="font-semibold">
            Scheduled for <time dateTime={scheduledAt}>{timeInWords(scheduledAt)}</time>
          </span>
          {schedule?.author && ` by ${schedule.author}`}
        </span>
      </p>
      {mayPublish && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={onChange}>Change</Button>
          <Button onClick={() => cancel(page)}>Cancel schedule</Button>
        </div>
      )}
      {schedule && revision > schedule.revision && (
        <MovedOn {...{ page, scheduledAt, revision, settle }} onProblem={onChange} mayPublish={mayPublish} />
      )}
    </section>
  );
}

type MovedOnProps = Pick<ScheduleLineProps, "page" | "revision" | "settle"> & {
  scheduledAt: string;
  mayPublish: boolean;
  /** Shows why the changes can't be published. */
  onProblem: () => void;
};

/** Says that later changes aren't part of what will be published, and includes them. */
function MovedOn({ page, scheduledAt, revision, settle, mayPublish, onProblem }: MovedOnProps) {
  const { schedule } = useScheduleActions();
  const [isBusy, setBusy] = useState(false);
  async function include(): Promise<void> {
    try {
      if (await settle()) await schedule(page, scheduledAt, revision);
      else toast.error("Your last changes aren’t saved yet.");
    } catch (error) {
      toast.error(messageOf(error));
      onProblem();
    }
  }
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="min-w-0 flex-1 basis-64 ps-7">
        Changes made since then aren’t included.
      </p>
      {mayPublish && (
        <Button
          busy={isBusy}
          onClick={() => {
            setBusy(true);
            void include().finally(() => setBusy(false));
          }}
        >
          Include them
        </Button>
      )}
    </div>
  );
}
