import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { LoadingOrError, messageOf } from "#client";
import { Alert, PageHeader } from "#ui/kit";
import type { Billing } from "../../contract.ts";
import { readPlanChoice } from "../../plan-address.ts";
import type { SubscriptionStatus } from "../../subscription.ts";
import { call } from "../client.ts";
import { dayText } from "../plan-text.ts";
import { ChoosePlan } from "./ChoosePlan.tsx";
import { CurrentPlan } from "./CurrentPlan.tsx";
import { Invoices } from "./Invoices.tsx";
import { isPresentPlan } from "./plan-action.ts";
import { useBilling, useRefresh } from "./use-billing.ts";

type PlanScreenProps = {
  tenant: string;
  /** What the organisation uses of its limits. */
  usage: ReactNode;
};

/** The plan of an organisation for its owner: what it is, what is used, other plans, and invoices. */
export function PlanScreen({ tenant, usage }: PlanScreenProps) {
  const [query] = useSearchParams();
  const { data, error, refetch } = useBilling(tenant);
  const payment = usePayment(tenant, query.get("session"), data?.subscription?.status);
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={6} />;
  return (
    <>
      <PageHeader title="Plan" />
      <div className="grid gap-10">
        <section aria-labelledby="present" className="grid max-w-3xl gap-4">
          <h2 id="present">Your plan</h2>
          {payment}
          <OpenOrder {...data} />
          <CurrentPlan tenant={tenant} billing={data} />
        </section>
        <div className="max-w-3xl">{usage}</div>
        <section aria-labelledby="plans" className="grid gap-4">
          <h2 id="plans">{data.subscription ? "Change the plan" : "Choose a plan"}</h2>
          <ChoosePlan tenant={tenant} billing={data} wanted={readPlanChoice(query)} />
        </section>
        {data.hasCustomer && (
          <div className="max-w-3xl">
            <Invoices tenant={tenant} />
          </div>
        )}
      </div>
    </>
  );
}

/** Says what was ordered and isn't the organisation's plan yet. */
function OpenOrder({ order, subscription }: Billing) {
  if (!order || isPresentPlan({ id: order.plan }, subscription)) return null;
  return (
    <Alert kind="info">
      You ordered {order.name} on {dayText(order.createdAt)}. We’ll answer by email.
    </Alert>
  );
}

/**
 * Confirms the payment that the user has just returned from.
 * @param status of the plan: one that was cancelled or has ended since doesn't begin.
 * @returns a message about it; undefined where there is none.
 */
function usePayment(tenant: string, session: string | null, status?: SubscriptionStatus): ReactNode {
  const refresh = useRefresh(tenant);
  const { data, error } = useQuery({
    queryKey: ["payment", session],
    queryFn: async () => {
      const body = { session: session ?? "" };
      const { isPaid } = await call("POST /api/tenants/:tenant/billing/session", { params: { tenant }, body });
      await refresh();
      return isPaid;
    },
    enabled: session !== null,
    staleTime: Infinity,
  });
  if (session === null) return undefined;
  if (data) {
    const isRunning = status === "active" || status === "trial";
    return isRunning ? <Alert kind="success">Thank you. Your plan has begun.</Alert> : undefined;
  }
  if (data === false) {
    return <Alert kind="info">Thank you. Your payment is being processed, which can take a few days.</Alert>;
  }
  if (!error) return <Alert kind="info">Your payment is being confirmed …</Alert>;
  return (
    <Alert kind="error">
      {messageOf(error)} Your plan changes by itself once the payment service has confirmed your payment.
    </Alert>
  );
}
