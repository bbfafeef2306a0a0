import { useAction } from "#client";
import { Alert, Button, StatusBadge } from "#ui/kit";
import type { Billing } from "../../contract.ts";
import { call } from "../client.ts";
import { costText, nextText, statusOf } from "../plan-text.ts";
import { CancelPlan } from "./CancelPlan.tsx";

/** The plan of an organisation, and what its owner can do about it. */
export function CurrentPlan({ tenant, billing }: { tenant: string; billing: Billing }) {
  const { subscription, hasCustomer } = billing;
  if (!subscription) return <p className="text-ink-soft">Your organisation has no plan yet. Choose one below.</p>;
  const { text, tone } = statusOf(subscription);
  const next = nextText(subscription);
  const isDue = subscription.status === "past_due" && hasCustomer;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4 md:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="min-w-0 text-heading font-semibold wrap-anywhere">{subscription.name}</p>
        <StatusBadge tone={tone}>{text}</StatusBadge>
        <p className="text-ink-soft tabular-nums sm:ms-auto">{costText(subscription)}</p>
      </div>
      {isDue && <Alert kind="error">{next} Pay, or set another card, under “Payment details”.</Alert>}
      {!isDue && next !== undefined && <p>{next}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {hasCustomer && <PortalButton tenant={tenant} variant={isDue ? "primary" : "quiet"} />}
        <CancelPlan tenant={tenant} subscription={subscription} />
      </div>
    </div>
  );
}

function PortalButton({ tenant, variant }: { tenant: string; variant: "primary" | "quiet" }) {
  const { busy, error, run } = useAction(
    () => call("POST /api/tenants/:tenant/billing/portal", { params: { tenant } }),
    ({ url }) => window.location.assign(url),
  );
  return (
    <>
      <Button variant={variant} busy={busy} onClick={run}>
        Payment details
      </Button>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
    </>
  );
}
