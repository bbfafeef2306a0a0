import { SelectField } from "#ui/kit";
import { AUTOMATION_LIMITS } from "../../../limits.ts";
import type { StepFieldsProps } from "./step-fields-props.ts";
import { TemplateField } from "./TemplateField.tsx";

/** An email to the team or to the person. */
export function MailFields({ step, path, places, faults, onChange }: StepFieldsProps<"mail">) {
  return (
    <>
      <SelectField
        label="To"
        name={`${path}.to`}
        value={step.to}
        options={[
          { value: "team", label: "The team" },
          { value: "person", label: "The person that it is about" },
        ]}
        onValueChange={(to) => onChange({ to: to === "person" ? "person" : "team" })}
      />
      <TemplateField
        label="Subject"
        name={`${path}.subject`}
        maxLength={AUTOMATION_LIMITS.subject}
        value={step.subject}
        places={places}
        error={faults[`${path}.subject`]}
        onChange={(subject) => onChange({ subject }, "subject")}
      />
      <TemplateField
        isLong
        label="Text"
        name={`${path}.text`}
        maxLength={AUTOMATION_LIMITS.text}
        value={step.text}
        places={places}
        error={faults[`${path}.text`]}
        onChange={(text) => onChange({ text }, "text")}
      />
    </>
  );
}
