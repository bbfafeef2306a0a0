import { useState } from "react";
import type { PageSummary } from "#publishing";
import { messageOf } from "#client";
import { Button, toast } from "#ui/kit";
import { useScheduleActions } from "./use-schedule-actions.ts";

type IncludeButtonProps = {
  page: PageSummary;
  scheduledAt: string;
  /** @returns the revision of the draft on screen, which is another one once changes are stored. */
  readRevision: () => number;
  /** Stores pending changes. @returns whether all of them are stored. */
  settle: () => Promise<boolean>;
  /** Shows why the draft can't be published. */
  onProblem: () => void;
};

/** Schedules the draft as it is now for the time that is set. */
export function IncludeButton({ page, scheduledAt, readRevision, settle, onProblem }: IncludeButtonProps) {
  const { schedule } = useScheduleActions();
  const [isBusy, setBusy] = useState(false);
  async function include(): Promise<void> {
    setBusy(true);
    try {
      if (await settle()) await schedule(page, scheduledAt, readRevision());
      else toast.error("Your last changes aren’t saved yet.");
    } catch (error) {
      toast.error(messageOf(error));
      onProblem();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button busy={isBusy} onClick={() => void include()}>
      Include them
    </Button>
  );
}
