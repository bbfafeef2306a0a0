import { useState } from "react";
import { LoadingOrError } from "#client";
import { Button, StatusBadge } from "#ui/kit";
import type { ShownSubscription } from "../../contract.ts";
import { CancelPlan } from "../own/CancelPlan.tsx";
import { useBilling } from "../own/use-billing.ts";
import { costText, nextText, statusOf } from "../plan-text.ts";
import { GivePlanDialog } from "./GivePlanDialog.tsx";

/** The plan of an organisation for the site's staff, who cancel it, and give one where nobody pays Stripe. */
export function TenantPlan({ tenant }: { tenant: string }) {
  const { data, error, refetch } = useBilling(tenant);
  const [isGiving, setGiving] = useState(false);
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={2} />;
  const { subscription } = data;
  const isPaid = subscription?.source === "stripe" && subscription.status !== "ended";
  // Only who pays takes a cancellation back.
  const isLeaving = isPaid && subscription.endsAt !== null;
  return (
    <div className="grid gap-4">
      {subscription ? <Plan subscription={subscription} /> : <p>No plan yet. The limits of the free plan apply.</p>}
      {isPaid && <p className="text-ink-soft">It is paid through Stripe. Its owner can change it in their account.</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isPaid && <Button onClick={() => setGiving(true)}>Give a plan</Button>}
        {subscription && !isLeaving && <CancelPlan tenant={tenant} subscription={subscription} />}
      </div>
      {isGiving && <GivePlanDialog tenant={tenant} onClose={() => setGiving(false)} />}
    </div>
  );
}

function Plan({ subscription }: { subscription: ShownSubscription }) {
  const { text, tone } = statusOf(subscription);
  const next = nextText(subscription);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{subscription.name}</p>
        <StatusBadge tone={tone}>{text}</StatusBadge>
        <p className="text-ink-soft tabular-nums">{costText(subscription)}</p>
      </div>
      {next !== undefined && subscription.status !== "ended" && <p className="text-ink-soft">{next}</p>}
    </div>
  );
}
