import { createElement, type FunctionComponent } from "react";
import type { Faults } from "#client";
import { TextField } from "#ui/kit";
import type { StepType } from "../../steps.ts";
import type { FormStep } from "./automation-form.ts";
import { AiFields } from "./fields/AiFields.tsx";
import { ConditionFields } from "./fields/ConditionFields.tsx";
import { MailFields } from "./fields/MailFields.tsx";
import { RowFields } from "./fields/RowFields.tsx";
import { UpdateFields } from "./fields/UpdateFields.tsx";
import { WaitFields } from "./fields/WaitFields.tsx";
import { WebhookFields } from "./fields/WebhookFields.tsx";
import type { StepFieldsProps } from "./fields/step-fields-props.ts";
import type { PlaceName } from "./places.ts";

type Props = {
  step: FormStep;
  path: string;
  places: readonly PlaceName[];
  faults: Faults;
  onChange: (change: object, what?: string) => void;
};

const FIELDS: { [Type in StepType]: FunctionComponent<StepFieldsProps<Type>> } = {
  mail: MailFields,
  webhook: WebhookFields,
  condition: ConditionFields,
  wait: WaitFields,
  ai: AiFields,
  update: UpdateFields,
  row: RowFields,
  stop: StopFields,
};

function OwnFields<Type extends StepType>(props: StepFieldsProps<Type> & { type: Type }) {
  const Fields: FunctionComponent<StepFieldsProps<Type>> = FIELDS[props.type];
  return createElement(Fields, props);
}

function StopFields() {
  return <p className="text-ink-soft">No other step follows. There is nothing to set.</p>;
}

/** The fields of a step, and its key where later steps can use its output. */
export function StepFields(props: Props) {
  const { step, path, faults, onChange } = props;
  return (
    <div className="grid gap-4">
      <OwnFields {...props} type={step.type} />
      {(step.type === "ai" || step.type === "row") && (
        <TextField
          label="Name"
          name={`${path}.key`}
          required={false}
          hint="Later steps use this step’s output by this name."
          autoComplete="off"
          maxLength={40}
          value={step.key ?? ""}
          error={faults[`${path}.key`]}
          onValueChange={(key) => onChange({ key: key || undefined }, "key")}
        />
      )}
    </div>
  );
}
