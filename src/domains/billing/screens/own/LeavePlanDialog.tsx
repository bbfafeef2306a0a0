import { Alert, Button, Dialog } from "#ui/kit";
import type { ShownSubscription } from "../../contract.ts";
import { dayText } from "../plan-text.ts";

type LeavePlanDialogProps = {
  title: string;
  subscription: ShownSubscription;
  /** What the button that leaves the plan says. */
  leave: string;
  busy: boolean;
  error: string | undefined;
  onLeave: () => void;
  onClose: () => void;
};

/** Asks before an organisation gives up a plan that isn't free. */
export function LeavePlanDialog({ title, subscription, leave, busy, error, onLeave, onClose }: LeavePlanDialogProps) {
  const { source, periodEndsAt } = subscription;
  const until = source === "stripe" && periodEndsAt !== null ? `It stays until ${dayText(periodEndsAt)}.` : "";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={`${until} Then the limits of the free plan apply. Nothing is deleted.`.trim()}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={busy} onClick={onLeave}>
            {leave}
          </Button>
        </>
      }
    >
      {error === undefined ? null : <Alert kind="error">{error}</Alert>}
    </Dialog>
  );
}
