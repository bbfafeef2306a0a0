import { createElement, type FunctionComponent } from "react";
import type { Faults } from "#client";
import { Section, SelectField, SuggestField, TextField, TimeField } from "#ui/kit";
import { TRIGGER_TYPES, type Trigger, type TriggerType } from "../../trigger-types.ts";
import { useInboxChoices } from "../suggestions.ts";
import { TRIGGER_WORDS } from "../words.ts";
import { newTrigger } from "./automation-form.ts";
import { EntityField } from "./fields/EntityField.tsx";
import { NumberField } from "./fields/NumberField.tsx";
import { SecretText } from "./fields/SecretText.tsx";

type TriggerCardProps = {
  trigger: Trigger;
  faults: Faults;
  onChange: (trigger: Trigger, what?: string) => void;
};

/** What the automation begins with. */
export function TriggerCard({ trigger, faults, onChange }: TriggerCardProps) {
  return (
    <Section title="When">
      <SelectField
        label="Trigger"
        name="trigger.type"
        value={trigger.type}
        options={TRIGGER_TYPES.map((type) => ({
          value: type,
          label: TRIGGER_WORDS[type].title,
        }))}
        hint={TRIGGER_WORDS[trigger.type].hint}
        error={faults["trigger.type"]}
        onValueChange={(value) => {
          const type = TRIGGER_TYPES.find((one) => one === value);
          if (type) onChange(newTrigger(type));
        }}
      />
      <Details type={trigger.type} {...{ trigger, faults, onChange }} />
    </Section>
  );
}

type OfType<Type extends TriggerType> = Omit<TriggerCardProps, "trigger"> & {
  trigger: Extract<Trigger, { type: Type }>;
};

const None = () => null;

/** What narrows each type of trigger down. */
const DETAILS: { [Type in TriggerType]: FunctionComponent<OfType<Type>> } = {
  lead: None,
  submission: FormDetails,
  subscriber: None,
  row: RowDetails,
  page: PageDetails,
  schedule: ScheduleDetails,
  webhook: HookDetails,
  manual: None,
};

function Details<Type extends TriggerType>(props: OfType<Type> & { type: Type }) {
  const Own: FunctionComponent<OfType<Type>> = DETAILS[props.type];
  return createElement(Own, props);
}

function FormDetails({ trigger, faults, onChange }: OfType<"submission">) {
  const { forms } = useInboxChoices();
  return (
    <SuggestField
      label="Only this form"
      required={false}
      hint="Its name. Empty: every form."
      options={forms}
      maxLength={200}
      name="trigger.form"
      error={faults["trigger.form"]}
      value={trigger.form ?? ""}
      onValueChange={(form) => onChange({ ...trigger, form: form || undefined }, "form")}
    />
  );
}

function PageDetails({ trigger, faults, onChange }: OfType<"page">) {
  return (
    <TextField
      label="Only at or below this path"
      required={false}
      hint="Such as /blog. Empty: every page and post."
      autoComplete="off"
      maxLength={200}
      name="trigger.path"
      error={faults["trigger.path"]}
      value={trigger.path ?? ""}
      onValueChange={(path) => onChange({ ...trigger, path: path || undefined }, "path")}
    />
  );
}

const CHANGES = [
  { value: "created", label: "It is added", on: ["created"] },
  { value: "changed", label: "It is changed", on: ["changed"] },
  { value: "both", label: "It is added or changed", on: ["created", "changed"] },
] as const;

function RowDetails({ trigger, faults, onChange }: OfType<"row">) {
  const value = trigger.on.length > 1 ? "both" : (trigger.on[0] ?? "created");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <EntityField
        name="trigger.entity"
        value={trigger.entity}
        error={faults["trigger.entity"]}
        onChange={(entity) => onChange({ ...trigger, entity })}
      />
      <SelectField
        label="Whenever"
        value={value}
        options={CHANGES}
        onValueChange={(chosen) => {
          const found = CHANGES.find((one) => one.value === chosen);
          if (found) onChange({ ...trigger, on: [...found.on] });
        }}
      />
    </div>
  );
}

const EVERY = [
  { value: "hour", label: "Every hour" },
  { value: "day", label: "Every day" },
  { value: "week", label: "Every week" },
  { value: "month", label: "Every month" },
] as const;
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function ScheduleDetails({ trigger, faults, onChange }: OfType<"schedule">) {
  const { every, at, weekday, day } = trigger;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <SelectField
        label="How often"
        value={every}
        options={EVERY}
        onValueChange={(value) =>
          onChange({ ...trigger, every: EVERY.find((one) => one.value === value)?.value ?? "day" })
        }
      />
      {every === "week" && (
        <SelectField
          label="Day"
          value={String(weekday)}
          options={WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }))}
          onValueChange={(value) => onChange({ ...trigger, weekday: Number(value) })}
        />
      )}
      {every === "month" && (
        <NumberField
          label="Day of the month"
          name="trigger.day"
          value={day}
          error={faults["trigger.day"]}
          onChange={(value = 1) => onChange({ ...trigger, day: value }, "day")}
        />
      )}
      <TimeField
        label={every === "hour" ? "Minute, as in 00:15" : "Time (UTC)"}
        name="trigger.at"
        type="time"
        value={at}
        error={faults["trigger.at"]}
        onValueChange={(value) => onChange({ ...trigger, at: value }, "at")}
      />
    </div>
  );
}

/** The secret address that a stored trigger's answer carries. */
function HookDetails({ trigger }: OfType<"webhook">) {
  const address = "address" in trigger && typeof trigger.address === "string" ? trigger.address : undefined;
  if (address === undefined) return <p className="text-ink-soft">The secret address is made when you save.</p>;
  return (
    <SecretText
      label="Secret address"
      hint="Another system posts a JSON object to it. Everyone who knows it can start this automation."
      text={address}
    />
  );
}
