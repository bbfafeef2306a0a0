import { useState } from "react";
import { Alert, Button, Dialog, toast } from "#ui/kit";
import type { ShownSubscription } from "../../contract.ts";
import { call } from "../client.ts";
import { dayText } from "../plan-text.ts";
import { useAction } from "../use-action.ts";
import { useRefresh } from "./use-billing.ts";

/** The button that cancels a plan, after a question, or takes the cancellation back; none where there is nothing to cancel. */
export function CancelPlan({ tenant, subscription }: { tenant: string; subscription: ShownSubscription }) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh(tenant);
  const cancel = useAction(async () => {
    await call("POST /api/tenants/:tenant/billing/cancel", { params: { tenant } });
    setAsking(false);
    await refresh();
    toast.success("Plan cancelled");
  });
  const resume = useAction(async () => {
    await call("POST /api/tenants/:tenant/billing/resume", { params: { tenant } });
    await refresh();
    toast.success("Cancellation undone");
  });
  const { status, source, periodEndsAt, endsAt } = subscription;
  if (status === "ended" || source === "free") return null;
  if (endsAt !== null) {
    return (
      <>
        <Button variant="primary" busy={resume.busy} onClick={resume.run}>
          Keep the plan
        </Button>
        {resume.error !== undefined && <Alert kind="error">{resume.error}</Alert>}
      </>
    );
  }
  const until = source === "stripe" && periodEndsAt !== null ? `It stays until ${dayText(periodEndsAt)}.` : "";
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel plan</Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel the plan?"
        description={`${until} Then the limits of the free plan apply. Nothing is deleted.`.trim()}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="danger" busy={cancel.busy} onClick={cancel.run}>
              Cancel plan
            </Button>
          </>
        }
      >
        {cancel.error === undefined ? null : <Alert kind="error">{cancel.error}</Alert>}
      </Dialog>
    </>
  );
}
