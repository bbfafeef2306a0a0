import { useState } from "react";
import { Alert, Button, Dialog, StatusBadge, toast } from "#ui/kit";
import type { Billing, ShownSubscription } from "../../contract.ts";
import { call } from "../client.ts";
import { dayText, nextText, priceText, statusOf } from "../plan-text.ts";
import { useAction } from "./use-action.ts";
import { useRefresh } from "./use-billing.ts";

/** The plan of an organisation, and what its owner can do about it. */
export function CurrentPlan({ tenant, billing }: { tenant: string; billing: Billing }) {
  const { subscription, hasCustomer } = billing;
  if (!subscription) return <p className="text-ink-soft">Your organisation has no plan yet. Choose one below.</p>;
  const { text, tone } = statusOf(subscription);
  const next = nextText(subscription);
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4 md:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="text-heading font-semibold">{subscription.name}</p>
        <StatusBadge tone={tone}>{text}</StatusBadge>
        <p className="text-ink-soft tabular-nums sm:ms-auto">{priceText(subscription)}</p>
      </div>
      {next !== undefined && (subscription.status === "past_due" ? <Alert kind="error">{next}</Alert> : <p>{next}</p>)}
      <div className="flex flex-wrap gap-2">
        {hasCustomer && <PortalButton tenant={tenant} />}
        <Leaving tenant={tenant} subscription={subscription} />
      </div>
    </div>
  );
}

function PortalButton({ tenant }: { tenant: string }) {
  const { busy, error, run } = useAction(async () => {
    const { url } = await call("POST /api/tenants/:tenant/billing/portal", { params: { tenant } });
    window.location.assign(url);
  });
  return (
    <>
      <Button busy={busy} onClick={run}>
        Payment details
      </Button>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
    </>
  );
}

function Leaving({ tenant, subscription }: { tenant: string; subscription: ShownSubscription }) {
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
    toast.success("Your plan goes on");
  });
  const { status, source, periodEndsAt } = subscription;
  if (status === "ended" || source === "free") return null;
  if (status === "cancelled") {
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
