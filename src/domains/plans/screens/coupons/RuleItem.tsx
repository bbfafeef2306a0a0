import { Trash2 } from "lucide-react";
import { cx } from "#shared";
import { IconButton, SelectField, SuggestField, TextField } from "#ui/kit";
import type { Faults } from "#client";
import type { Plan } from "../../plan-contract.ts";
import { CURRENCIES } from "../currencies.ts";
import { INTERVAL_OPTIONS, intervalOf } from "../intervals.ts";
import { CheckList } from "./CheckList.tsx";
import type { RuleForm } from "./coupon-form.ts";

type RuleItemProps = {
  rule: RuleForm;
  index: number;
  /** Those with prices. */
  plans: readonly Plan[];
  faults: Faults;
  canRemove: boolean;
  onRemove: () => void;
  onChange: (change: Partial<RuleForm>) => void;
};

/** How much a rule takes off. */
function Off({ rule, index, faults, onChange }: Pick<RuleItemProps, "rule" | "index" | "faults" | "onChange">) {
  const place = `rules.${index}`;
  if (rule.kind === "percent") {
    return (
      <TextField
        label="Percent"
        name={`${place}.percent`}
        inputMode="numeric"
        autoComplete="off"
        value={rule.percent}
        error={faults[`${place}.percent`]}
        onValueChange={(percent) => onChange({ percent })}
      />
    );
  }
  return (
    <div className="grid grid-cols-[1fr_7rem] items-start gap-2">
      <TextField
        label="Amount"
        name={`${place}.amount`}
        inputMode="decimal"
        autoComplete="off"
        value={rule.amount}
        error={faults[`${place}.amount`]}
        onValueChange={(amount) => onChange({ amount })}
      />
      <SuggestField
        label="Currency"
        name={`${place}.currency`}
        maxLength={3}
        options={CURRENCIES}
        value={rule.currency}
        error={faults[`${place}.currency`]}
        onValueChange={(code) => onChange({ currency: code.toUpperCase() })}
      />
    </div>
  );
}

/** One rule of a coupon. */
export function RuleItem({ rule, index, plans, faults, canRemove, onRemove, onChange }: RuleItemProps) {
  const name = `rule ${index + 1}`;
  return (
    <li data-item="" aria-label={name} className="grid gap-4 rounded-control border border-line p-3">
      <div
        className={cx(
          "grid items-start gap-2",
          canRemove ? "grid-cols-[1fr_auto] sm:grid-cols-[12rem_1fr_auto]" : "sm:grid-cols-[12rem_1fr]",
        )}
      >
        <SelectField
          label="Discount"
          value={rule.kind}
          options={[
            { value: "percent", label: "Percentage" },
            { value: "amount", label: "Fixed amount" },
          ]}
          onValueChange={(kind) => onChange({ kind: kind === "amount" ? "amount" : "percent" })}
        />
        <div className="max-sm:col-span-full max-sm:row-start-2">
          <Off {...{ rule, index, faults, onChange }} />
        </div>
        {canRemove && (
          <IconButton label={`Remove ${name}`} icon={<Trash2 />} danger className="mt-7" onClick={onRemove} />
        )}
      </div>
      <CheckList
        label={`Intervals of ${name}`}
        title="Intervals"
        all="All intervals"
        options={INTERVAL_OPTIONS}
        values={rule.intervals}
        onChange={(intervals) => onChange({ intervals: intervals.map(intervalOf) })}
      />
      <CheckList
        label={`Plans of ${name}`}
        title="Plans"
        all="All plans"
        options={plans.map(({ id, name: plan }) => ({ value: id, label: plan }))}
        values={rule.plans}
        error={faults[`rules.${index}.plans`]}
        onChange={(chosen) => onChange({ plans: chosen })}
      />
    </li>
  );
}
