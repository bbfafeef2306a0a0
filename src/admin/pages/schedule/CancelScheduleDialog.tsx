import type { PageSummary } from "#publishing";
import { Button, Dialog } from "#ui/kit";
import { useScheduleActions } from "./use-schedule-actions.ts";

/** Asks before a schedule is cancelled whose content only the schedule has: the draft was changed after it was set. */
export function CancelScheduleDialog({ page, onClose }: { page: PageSummary; onClose: () => void }) {
  const { cancelForGood } = useScheduleActions();
  const confirm = () => {
    onClose();
    cancelForGood(page);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cancel schedule?"
      description={`The draft has changed since this ${page.kind} was scheduled. It stays as it is; the text that was to be published is deleted, and can’t be brought back.`}
      footer={
        <>
          <Button onClick={onClose}>Keep schedule</Button>
          <Button variant="danger" onClick={confirm}>
            Cancel schedule
          </Button>
        </>
      }
    />
  );
}
