import { Alert, Button, Dialog } from "#ui/kit";

type PlanDialogProps = {
  title: string;
  /** What follows from it. */
  description: string;
  /** What the button that does it says. */
  action: string;
  /** Whether the organisation loses something. */
  isLoss: boolean;
  busy: boolean;
  error: string | undefined;
  onAgree: () => void;
  onClose: () => void;
};

/** Asks before an organisation's plan changes without a payment page. */
export function PlanDialog({ title, description, action, isLoss, busy, error, onAgree, onClose }: PlanDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Keep your plan</Button>
          <Button variant={isLoss ? "danger" : "primary"} busy={busy} onClick={onAgree}>
            {action}
          </Button>
        </>
      }
    >
      {error === undefined ? null : <Alert kind="error">{error}</Alert>}
    </Dialog>
  );
}
