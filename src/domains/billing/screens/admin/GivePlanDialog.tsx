import { useState } from "react";
import { messageOf, useSubmit } from "#client";
import { Alert, Dialog, DialogButtons, SelectField, toast } from "#ui/kit";
import type { OfferedPlan } from "../../contract.ts";
import { call } from "../client.ts";
import { useOffers, useRefresh } from "../own/use-billing.ts";
import { priceText } from "../plan-text.ts";

type GivePlanDialogProps = { tenant: string; onClose: () => void };

/** @returns a value for each price of a plan. */
const priceId = ({ interval, currency }: OfferedPlan["prices"][number]) => `${interval} ${currency}`;

/** Gives an organisation one of the plans that are offered, at one of its prices, without a payment. */
export function GivePlanDialog({ tenant, onClose }: GivePlanDialogProps) {
  const { data: plans = [], error: failure, isPending } = useOffers();
  const refresh = useRefresh(tenant);
  const [planId, setPlanId] = useState<string>();
  const [chosenPrice, setChosenPrice] = useState<string>();
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  const price = plan?.prices.find((one) => priceId(one) === chosenPrice) ?? plan?.prices[0];
  const form = useSubmit(async () => {
    if (!plan) return;
    const { interval, currency } = price ?? {};
    const body = { plan: plan.id, interval, currency };
    await call("POST /api/tenants/:tenant/billing/plan", { params: { tenant }, body });
    await refresh();
    toast.success(`Plan changed to ${plan.name}`);
  }, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Give a plan"
      description="It takes effect at once, without a payment here."
      onSubmit={form.handleSubmit}
      footer={
        <DialogButtons onCancel={onClose} busy={form.busy} disabled={plan === undefined}>
          Give plan
        </DialogButtons>
      }
    >
      {plan === undefined && !isPending && failure === null && <p>No plans are offered at the moment.</p>}
      {plan && (
        <SelectField
          label="Plan"
          value={plan.id}
          options={plans.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={setPlanId}
        />
      )}
      {plan && price && (
        <SelectField
          label="Price"
          value={priceId(price)}
          options={plan.prices.map((one) => ({ value: priceId(one), label: priceText(one) }))}
          onValueChange={setChosenPrice}
        />
      )}
      {failure !== null && <Alert kind="error">{messageOf(failure)}</Alert>}
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}
