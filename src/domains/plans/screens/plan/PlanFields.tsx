import { SelectField, SwitchField, TextField } from "#ui/kit";
import type { Faults } from "#client";
import { PLAN_LIMITS } from "../../plan.ts";
import type { Payment, PlanForm } from "./plan-form.ts";
import { PriceList } from "./PriceList.tsx";

type FieldsProps = { form: PlanForm; onChange: (change: Partial<PlanForm>) => void; faults: Faults };

/** What a plan is called, and for whom it is. */
export function PlanFields({ form, onChange, faults }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={PLAN_LIMITS.name}
        value={form.name}
        error={faults.name}
        onValueChange={(name) => onChange({ name })}
      />
      <TextField
        label="Description"
        name="description"
        required={false}
        hint="For whom the plan is, in a sentence."
        maxLength={PLAN_LIMITS.description}
        value={form.description}
        error={faults.description}
        onValueChange={(description) => onChange({ description })}
      />
      <SwitchField
        label="Highlighted"
        name="isHighlighted"
        hint="The price list recommends this plan."
        checked={form.isHighlighted}
        onCheckedChange={(isHighlighted) => onChange({ isHighlighted })}
      />
    </>
  );
}

const PAYMENTS: { value: Payment; label: string }[] = [
  { value: "prices", label: "Has prices" },
  { value: "free", label: "Is free" },
  { value: "onRequest", label: "Price on request" },
];

/** How a plan is paid: its prices, their unit, the trial. */
export function PaymentFields({ form, onChange, faults }: FieldsProps) {
  const { payment, prices } = form;
  return (
    <>
      <div className="sm:max-w-xs">
        <SelectField
          label="The plan"
          name="payment"
          value={payment}
          options={PAYMENTS}
          error={faults.isOnRequest}
          onValueChange={(value) =>
            onChange({ payment: PAYMENTS.find((one) => one.value === value)?.value ?? payment })
          }
        />
      </div>
      {payment === "prices" && (
        <>
          <PriceList prices={prices} faults={faults} onChange={(next) => onChange({ prices: next })} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label="Unit"
              name="unit"
              required={false}
              placeholder="per report"
              hint="What one price buys. Without it, the price list names the interval."
              maxLength={PLAN_LIMITS.unit}
              value={form.unit}
              error={faults.unit}
              onValueChange={(unit) => onChange({ unit })}
            />
            <TextField
              label="Trial in days"
              name="trialDays"
              inputMode="numeric"
              hint="How long the plan can be tried before the first payment; 0 is no trial."
              value={form.trialDays}
              error={faults.trialDays}
              onValueChange={(trialDays) => onChange({ trialDays })}
            />
          </div>
        </>
      )}
    </>
  );
}
