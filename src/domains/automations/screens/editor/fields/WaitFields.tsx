import { SelectField } from "#ui/kit";
import { NumberField } from "./NumberField.tsx";
import type { StepFieldsProps } from "./step-fields-props.ts";
import { TemplateField } from "./TemplateField.tsx";

const NO_TIME = { days: 0, hours: 0, minutes: 0 };

/** How long to wait, or until when. */
export function WaitFields({ step, path, places, faults, onChange }: StepFieldsProps<"wait">) {
  const { until } = step;
  return (
    <>
      <SelectField
        label="Wait"
        value={until === undefined ? "for" : "until"}
        options={[
          { value: "for", label: "For a time" },
          { value: "until", label: "Until a date" },
        ]}
        onValueChange={(kind) => onChange(kind === "until" ? { ...NO_TIME, until: "" } : { until: undefined, days: 1 })}
      />
      {until === undefined ? (
        <div className="grid grid-cols-3 gap-3">
          {(["days", "hours", "minutes"] as const).map((unit) => (
            <NumberField
              key={unit}
              label={unit[0]?.toUpperCase() + unit.slice(1)}
              name={`${path}.${unit}`}
              value={step[unit]}
              error={faults[`${path}.${unit}`]}
              onChange={(value = 0) => onChange({ [unit]: value }, unit)}
            />
          ))}
        </div>
      ) : (
        <TemplateField
          label="Until"
          name={`${path}.until`}
          hint="A date or time in UTC such as 2027-03-01 or 2027-03-01T08:00Z, or a value with one. A time in the past ends the wait."
          maxLength={200}
          value={until}
          places={places}
          error={faults[`${path}.until`]}
          onChange={(text) => onChange({ until: text }, "until")}
        />
      )}
    </>
  );
}
