import { useState } from "react";
import { useAction } from "#client";
import { Alert, Button, toast } from "#ui/kit";
import type { ShownSubscription } from "../../contract.ts";
import { call } from "../client.ts";
import { leaveText } from "../plan-text.ts";
import { PlanDialog } from "./PlanDialog.tsx";
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
  const { status, source, endsAt } = subscription;
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
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel plan</Button>
      {isAsking && (
        <PlanDialog
          title="Cancel the plan?"
          description={leaveText(subscription)}
          action="Cancel plan"
          isLoss
          busy={cancel.busy}
          error={cancel.error}
          onAgree={cancel.run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
