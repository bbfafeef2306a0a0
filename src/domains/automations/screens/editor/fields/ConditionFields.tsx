import { Plus, Trash2 } from "lucide-react";
import { Button, IconButton, SelectField, TextField } from "#ui/kit";
import { AUTOMATION_LIMITS } from "../../../limits.ts";
import { OPERATORS, type Rule } from "../../../steps.ts";
import { OPERATOR_NAMES, UNARY } from "./operator-names.ts";
import type { StepFieldsProps } from "./step-fields-props.ts";

/** What has to hold for the first branch. */
export function ConditionFields({ step, path, places, faults, onChange }: StepFieldsProps<"condition">) {
  const { rules, match } = step;
  const change = (index: number, part: Partial<Rule>, what?: string) =>
    onChange({ rules: rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)) }, what);
  return (
    <>
      {rules.length > 1 && (
        <SelectField
          label="When"
          value={match}
          options={[
            { value: "all", label: "All of these hold" },
            { value: "any", label: "Any of these holds" },
          ]}
          onValueChange={(value) => onChange({ match: value === "any" ? "any" : "all" })}
        />
      )}
      <ul aria-label="Rules" className="grid gap-3">
        {rules.map((rule, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a rule is nothing but its fields
          <li key={index} aria-label={`rule ${index + 1}`}>
            <RuleFields
              rule={rule}
              name={`rule ${index + 1}`}
              path={`${path}.rules.${index}`}
              places={places}
              faults={faults}
              onChange={(part, what) => change(index, part, what && `${what} ${index}`)}
              onRemove={
                rules.length > 1 ? () => onChange({ rules: rules.filter((_rule, at) => at !== index) }) : undefined
              }
            />
          </li>
        ))}
      </ul>
      <Button
        icon={<Plus />}
        className="w-fit"
        unavailable={rules.length >= AUTOMATION_LIMITS.rules ? `At most ${AUTOMATION_LIMITS.rules} rules` : undefined}
        onClick={() => onChange({ rules: [...rules, { field: "", is: "equals", value: "" }] })}
      >
        Add rule
      </Button>
    </>
  );
}

type RuleFieldsProps = Pick<StepFieldsProps<"condition">, "path" | "places" | "faults"> & {
  rule: Rule;
  name: string;
  onChange: (part: Partial<Rule>, what?: string) => void;
  onRemove: (() => void) | undefined;
};

function RuleFields({ rule, name, path, places, faults, onChange, onRemove }: RuleFieldsProps) {
  const isKnown = rule.field === "" || places.some((one) => one.name === rule.field);
  const fields = [
    { value: "", label: "Choose …", disabled: true },
    ...places.map((one) => ({ value: one.name, label: one.title })),
    ...(isKnown ? [] : [{ value: rule.field, label: rule.field }]),
  ];
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[1fr_9rem_1fr_auto]">
      <div className="max-sm:col-span-2">
        <SelectField
          label={`Value of ${name}`}
          labelHidden
          name={`${path}.field`}
          value={rule.field}
          options={fields}
          error={faults[`${path}.field`]}
          onValueChange={(field) => onChange({ field })}
        />
      </div>
      <div className="max-sm:col-span-2">
        <SelectField
          label={`Comparison of ${name}`}
          labelHidden
          value={rule.is}
          options={OPERATORS.map((value) => ({ value, label: OPERATOR_NAMES[value] }))}
          onValueChange={(is) => onChange({ is: OPERATORS.find((one) => one === is) ?? "equals" })}
        />
      </div>
      {UNARY.has(rule.is) ? (
        <span />
      ) : (
        <TextField
          label={`Compared with, in ${name}`}
          labelHidden
          name={`${path}.value`}
          autoComplete="off"
          maxLength={AUTOMATION_LIMITS.value}
          value={String(rule.value)}
          error={faults[`${path}.value`]}
          onValueChange={(value) => onChange({ value }, "value")}
        />
      )}
      {onRemove && <IconButton label={`Remove ${name}`} icon={<Trash2 />} danger onClick={onRemove} />}
    </div>
  );
}
