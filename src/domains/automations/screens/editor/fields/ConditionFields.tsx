import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton, SelectField, TextField, useItemFocus } from "#ui/kit";
import { AUTOMATION_LIMITS } from "../../../limits.ts";
import { OPERATORS, type Rule } from "../../../steps.ts";
import { OPERATOR_NAMES, UNARY } from "./operator-names.ts";
import type { StepFieldsProps } from "./step-fields-props.ts";

/** What has to hold for the first branch. */
export function ConditionFields({ step, path, places, faults, onChange }: StepFieldsProps<"condition">) {
  const { rules, match } = step;
  const { group, enterAdded, enterNext } = useItemFocus<HTMLDivElement>();
  const change = (index: number, part: Partial<Rule>, what?: string) =>
    onChange({ rules: rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)) }, what);
  const remove = (index: number) => {
    onChange({ rules: rules.toSpliced(index, 1) });
    enterNext(index);
  };
  return (
    <div ref={group} className="grid gap-4">
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
          <li key={index} data-item="" aria-label={`rule ${index + 1}`}>
            <RuleFields
              rule={rule}
              name={`rule ${index + 1}`}
              path={`${path}.rules.${index}`}
              places={places}
              faults={faults}
              onChange={(part, what) => change(index, part, what && `${what} ${index}`)}
              onRemove={rules.length > 1 ? () => remove(index) : undefined}
            />
          </li>
        ))}
      </ul>
      <Button
        icon={<Plus />}
        data-add=""
        className="w-fit"
        unavailable={rules.length >= AUTOMATION_LIMITS.rules ? `At most ${AUTOMATION_LIMITS.rules} rules` : undefined}
        onClick={() => {
          onChange({ rules: [...rules, { field: "", is: "equals", value: "" }] });
          enterAdded();
        }}
      >
        Add rule
      </Button>
    </div>
  );
}

type RuleFieldsProps = Pick<StepFieldsProps<"condition">, "path" | "places" | "faults"> & {
  rule: Rule;
  name: string;
  onChange: (part: Partial<Rule>, what?: string) => void;
  onRemove: (() => void) | undefined;
};

/** The choice of a value that isn't listed. No value has this name. */
const OTHER = "…";

/** Chooses a value by its title. Forms' answers and what other systems send are known by their names alone. */
function ValueField({ rule, name, path, places, faults, onChange }: Omit<RuleFieldsProps, "onRemove">) {
  const isListed = rule.field === "" || places.some((one) => one.name === rule.field);
  // Compared with the rule's field: after an undo, or when an earlier rule is removed, that isn't what was typed here.
  const [typed, setTyped] = useState<string>();
  const isOther = typed === rule.field || !isListed;
  const nameIt = (text: string, what?: string) => {
    setTyped(text);
    onChange({ field: text }, what);
  };
  const field = { name: `${path}.field`, error: faults[`${path}.field`] };
  return (
    <div className="grid gap-2 max-sm:col-span-2">
      <SelectField
        label={`Value of ${name}`}
        labelHidden
        {...(!isOther && field)}
        value={isOther ? OTHER : rule.field}
        options={[
          { value: "", label: "Choose …", disabled: true },
          ...places.map((one) => ({ value: one.name, label: one.title })),
          { value: OTHER, label: "Another value …" },
        ]}
        onValueChange={(chosen) => {
          if (chosen === OTHER) return nameIt("");
          setTyped(undefined);
          onChange({ field: chosen });
        }}
      />
      {isOther && (
        <TextField
          label={`Name of the value in ${name}`}
          labelHidden
          {...field}
          hint="Its name in texts, such as webhook.amount or submission.yourName"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={160}
          value={rule.field}
          onValueChange={(text) => nameIt(text.replaceAll(/[{}\s]/g, ""), "field")}
        />
      )}
    </div>
  );
}

function RuleFields({ rule, name, path, places, faults, onChange, onRemove }: RuleFieldsProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[1fr_9rem_1fr_auto]">
      <ValueField {...{ rule, name, path, places, faults, onChange }} />
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
