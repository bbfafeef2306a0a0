import { Check } from "lucide-react";
import { useState } from "react";
import { cx, formatMoney } from "#shared";
import type { Interval } from "#plans";
import { useAction, useIsShown } from "#client";
import { Alert, Button, StatusBadge, toast } from "#ui/kit";
import type { Billing, Chosen, OfferedPlan } from "../../contract.ts";
import { call } from "../client.ts";
import { priceText, trialText } from "../plan-text.ts";
import { actionOf, hasTrial, isPresentPlan, questionOf } from "./plan-action.ts";
import { PlanDialog } from "./PlanDialog.tsx";
import { useRefresh, useRefreshOffers } from "./use-billing.ts";

type PlanCardProps = {
  tenant: string;
  billing: Billing;
  plan: OfferedPlan;
  interval: Interval | undefined;
  currency: string | undefined;
  coupon: string;
  /** The price with the coupon, in minor units; undefined where it lowers nothing. */
  reduced: number | undefined;
  /** Whether the person came for this plan. */
  isWanted: boolean;
};

const DONE: Readonly<Record<Exclude<Chosen["outcome"], "pay">, string>> = {
  done: "Plan changed",
  ordered: "Thank you. We’ll answer your order by email.",
};

/** A plan with its price, what it includes, and the button that chooses it. */
export function PlanCard({ tenant, billing, plan, interval, currency, coupon, reduced, isWanted }: PlanCardProps) {
  const price = plan.prices.find((one) => one.interval === interval && one.currency === currency);
  const text = actionOf(plan, price, billing);
  const question = questionOf(plan, price, billing);
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh(tenant);
  const refreshOffers = useRefreshOffers();
  const isShown = useIsShown();
  const { busy, error, run } = useAction(async () => {
    const body = {
      plan: plan.id,
      amount: price?.amount ?? null,
      asOwner: true,
      ...(price && { interval, currency }),
      ...(price && coupon !== "" && { coupon }),
    };
    const chosen = await call("POST /api/tenants/:tenant/billing/plan", { params: { tenant }, body }).catch(
      async (failure: unknown) => {
        await refreshOffers();
        throw failure;
      },
    );
    if (chosen.outcome === "pay" && chosen.url !== undefined) {
      // Someone who has gone elsewhere isn't taken away from there.
      if (isShown()) window.location.assign(chosen.url);
      return;
    }
    setAsking(false);
    await refresh();
    if (chosen.outcome !== "pay") toast.success(DONE[chosen.outcome]);
  });
  return (
    <li
      className={cx(
        "flex flex-col gap-3 rounded-card border bg-raised p-4 wrap-anywhere md:p-5",
        isWanted ? "border-brand" : "border-line",
      )}
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-title">{plan.name}</h3>
          {isPresentPlan(plan, billing.subscription) && <StatusBadge tone="good">Your plan</StatusBadge>}
        </div>
        {plan.description !== "" && <p className="text-ink-soft">{plan.description}</p>}
      </div>
      <p className="text-lead font-semibold tabular-nums">
        {price && reduced !== undefined && (
          <del className="me-2 font-normal text-ink-soft">{formatMoney(price.amount, price.currency, "en")}</del>
        )}
        {plan.isOnRequest
          ? "Price on request"
          : plan.isFree || price
            ? priceText(price ? { ...price, amount: reduced ?? price.amount } : NOTHING)
            : "Not at this interval"}
      </p>
      {hasTrial(plan, price, billing) && <p className="text-sm text-ink-soft">{trialText(plan)}</p>}
      <ul className="grid gap-1.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {error !== undefined && !isAsking && <Alert kind="error">{error}</Alert>}
      {text !== undefined && (
        <div className="mt-auto pt-1">
          <Button
            variant={isWanted ? "primary" : "quiet"}
            busy={busy}
            onClick={question ? () => setAsking(true) : run}
            aria-label={`${text}: ${plan.name}`}
          >
            {text}
          </Button>
        </div>
      )}
      {isAsking && question && (
        <PlanDialog
          title={`Switch to ${plan.name}?`}
          {...question}
          action="Switch to it"
          busy={busy}
          error={error}
          onAgree={run}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

const NOTHING = { amount: null, currency: null, interval: null };
