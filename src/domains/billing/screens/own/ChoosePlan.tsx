import { useState } from "react";
import { hasCode, LoadingOrError, messageOf } from "#client";
import { INTERVAL_NAMES, INTERVALS, type Interval } from "#plans";
import { SelectField, TextField } from "#ui/kit";
import type { Billing, OfferedPlan } from "../../contract.ts";
import type { PlanChoice } from "../../plan-address.ts";
import { isPaid } from "./plan-action.ts";
import { PlanCard } from "./PlanCard.tsx";
import { useOffers, useQuote } from "./use-billing.ts";

type ChoosePlanProps = { tenant: string; billing: Billing; wanted: PlanChoice | undefined };

/** The plans that an organisation may choose, with how to pay. */
export function ChoosePlan(props: ChoosePlanProps) {
  const { data, error, refetch } = useOffers();
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={6} />;
  if (data.length === 0) return <p className="text-ink-soft">No plans are offered at the moment.</p>;
  return <Plans {...props} plans={data} />;
}

/** @returns the intervals and currencies that any plan has, in order. */
function choicesOf(plans: readonly OfferedPlan[]): { intervals: Interval[]; currencies: string[] } {
  const prices = plans.flatMap((plan) => plan.prices);
  return {
    intervals: INTERVALS.filter((interval) => prices.some((price) => price.interval === interval)),
    currencies: [...new Set(prices.map(({ currency }) => currency))],
  };
}

/**
 * @returns what is wrong with a coupon. One that is used up may be held by the organisation's own open payment: only the
 * choice knows.
 */
function couponFault(error: unknown): string | undefined {
  return error === null || hasCode(error, "COUPON_USED_UP") ? undefined : messageOf(error);
}

function Plans({ tenant, billing, wanted, plans }: ChoosePlanProps & { plans: readonly OfferedPlan[] }) {
  const { intervals, currencies } = choicesOf(plans);
  const { subscription } = billing;
  const first = <Value extends string>(list: readonly Value[], ...preferred: (string | null | undefined)[]) =>
    list.find((one) => preferred.find((value) => list.some((other) => other === value)) === one) ?? list[0];
  const [interval, chooseInterval] = useState(first(intervals, wanted?.interval, subscription?.interval, "month"));
  const [currency, setCurrency] = useState(first(currencies, wanted?.currency, subscription?.currency));
  const [coupon, setCoupon] = useState(wanted?.coupon ?? "");
  // Each code that is tried counts, so it is tried once it has been typed.
  const [tried, setTried] = useState(coupon);
  const quote = useQuote(isPaid(billing) ? "" : tried);
  const isTried = coupon.trim() === tried;
  const lowered = isTried
    ? quote.data?.filter((one) => one.interval === interval && one.currency === currency)
    : undefined;
  const fault = lowered?.length === 0 ? "This coupon lowers none of these prices" : couponFault(quote.error);
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        {intervals.length > 1 && (
          <SelectField
            label="How often you pay"
            value={interval}
            options={intervals.map((one) => ({ value: one, label: INTERVAL_NAMES[one] }))}
            onValueChange={(value) => chooseInterval(INTERVALS.find((one) => one === value))}
          />
        )}
        {currencies.length > 1 && (
          <SelectField
            label="Currency"
            value={currency}
            options={currencies.map((one) => ({ value: one, label: one }))}
            onValueChange={setCurrency}
          />
        )}
        {!isPaid(billing) && (
          <TextField
            label="Coupon"
            required={false}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={coupon}
            onValueChange={setCoupon}
            onBlur={() => setTried(coupon.trim())}
            onKeyDown={({ key }) => key === "Enter" && setTried(coupon.trim())}
            error={isTried ? fault : undefined}
          />
        )}
      </div>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            {...{ tenant, billing, plan, interval, currency }}
            coupon={isPaid(billing) ? "" : coupon.trim()}
            reduced={lowered?.find((one) => one.plan === plan.id)?.amount}
            isWanted={wanted?.plan === plan.id}
          />
        ))}
      </ul>
    </div>
  );
}
