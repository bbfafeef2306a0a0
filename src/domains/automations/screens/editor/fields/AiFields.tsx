import { Plus, Trash2 } from "lucide-react";
import { Button, ChipsField, IconButton, SelectField, TextField, useItemFocus } from "#ui/kit";
import { AUTOMATION_LIMITS } from "../../../limits.ts";
import type { AiField } from "../../../steps.ts";
import { NumberField } from "./NumberField.tsx";
import type { StepFieldsProps } from "./step-fields-props.ts";
import { TemplateField } from "./TemplateField.tsx";

const TYPES: readonly { value: AiField["type"]; label: string }[] = [
  { value: "text", label: "Text" },
  { value: "number", label: "Number" },
  { value: "yesno", label: "Yes or no" },
  { value: "choice", label: "One of a list" },
];

/** What the model is asked, and what it fills in. */
export function AiFields({ step, path, places, faults, onChange }: StepFieldsProps<"ai">) {
  const { fields } = step;
  const { group, enterAdded, enterNext } = useItemFocus<HTMLFieldSetElement>();
  const change = (index: number, part: Partial<AiField>, what?: string) =>
    onChange({ fields: fields.map((one, at) => (at === index ? { ...one, ...part } : one)) }, what);
  return (
    <>
      <TemplateField
        isLong
        label="What the model should do"
        name={`${path}.prompt`}
        hint="The model gets this text with its values, and nothing else."
        maxLength={AUTOMATION_LIMITS.text}
        value={step.prompt}
        places={places}
        error={faults[`${path}.prompt`]}
        onChange={(prompt) => onChange({ prompt }, "prompt")}
      />
      <fieldset ref={group} className="grid min-w-0 gap-3">
        <legend className="mb-1.5 text-sm font-semibold">What it fills in</legend>
        <p className="text-sm text-ink-soft">
          {fields.length === 0 ? "Nothing: it writes a text." : "Later steps use each by its name."}
        </p>
        {fields.map((field, index) => (
          <FieldOfModel
            // oxlint-disable-next-line react/no-array-index-key -- a field is nothing but what is entered
            key={index}
            field={field}
            number={index + 1}
            path={`${path}.fields.${index}`}
            faults={faults}
            onChange={(part, what) => change(index, part, what && `${what} ${index}`)}
            onRemove={() => {
              onChange({ fields: fields.toSpliced(index, 1) });
              enterNext(index);
            }}
          />
        ))}
        <Button
          icon={<Plus />}
          data-add=""
          className="w-fit"
          unavailable={
            fields.length >= AUTOMATION_LIMITS.fields ? `At most ${AUTOMATION_LIMITS.fields} fields` : undefined
          }
          onClick={() => {
            onChange({ fields: [...fields, { name: "", type: "text", description: "" }] });
            enterAdded();
          }}
        >
          Add field
        </Button>
      </fieldset>
    </>
  );
}

type FieldOfModelProps = Pick<StepFieldsProps<"ai">, "path" | "faults"> & {
  field: AiField;
  number: number;
  onChange: (part: Partial<AiField>, what?: string) => void;
  onRemove: () => void;
};

function FieldOfModel({ field, number, path, faults, onChange, onRemove }: FieldOfModelProps) {
  return (
    <div data-item="" className="grid gap-3 rounded-control border border-line p-3">
      <div className="grid grid-cols-[1fr_9rem_auto] items-start gap-2">
        <TextField
          label="Name"
          name={`${path}.name`}
          autoComplete="off"
          placeholder="score"
          maxLength={40}
          value={field.name}
          error={faults[`${path}.name`]}
          onValueChange={(name) => onChange({ name }, "name")}
        />
        <SelectField
          label="Kind"
          value={field.type}
          options={TYPES}
          onValueChange={(type) => onChange({ type: TYPES.find(({ value }) => value === type)?.value })}
        />
        <IconButton label={`Remove field ${number}`} icon={<Trash2 />} danger className="mt-7" onClick={onRemove} />
      </div>
      <TextField
        label="What it is"
        name={`${path}.description`}
        required={false}
        maxLength={AUTOMATION_LIMITS.value}
        value={field.description}
        error={faults[`${path}.description`]}
        onValueChange={(description) => onChange({ description }, "description")}
      />
      {field.type === "number" && (
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            label="From"
            name={`${path}.min`}
            required={false}
            isAny
            value={field.min}
            error={faults[`${path}.min`]}
            onChange={(min) => onChange({ min }, "min")}
          />
          <NumberField
            label="To"
            name={`${path}.max`}
            required={false}
            isAny
            value={field.max}
            error={faults[`${path}.max`]}
            onChange={(max) => onChange({ max }, "max")}
          />
        </div>
      )}
      {field.type === "choice" && (
        <ChipsField
          label="Choices"
          hint="Enter or a comma adds one."
          values={field.choices ?? []}
          options={[]}
          error={faults[`${path}.choices`]}
          onChange={(choices) => onChange({ choices })}
        />
      )}
    </div>
  );
}
