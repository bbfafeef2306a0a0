import { Button, ChipsField, SelectField, TextField } from "#ui/kit";
import { PROPERTY_TYPES, type PropertyType } from "../../entities/property.ts";
import { TYPE_HINTS, TYPE_NAMES } from "../values/type-names.ts";

/** The type that a property gets, and what that needs. */
export type TypeForm = { type: PropertyType; options: string[]; currency: string };

type NewTypeProps = {
  from: PropertyType;
  form: TypeForm;
  onChange: (change: Partial<TypeForm>) => void;
  /** Values that rows have, as options. */
  found: readonly string[];
  isOff: boolean;
};

/** The fields of a new type. */
export function NewType({ from, form, onChange, found, isOff }: NewTypeProps) {
  const { type, options, currency } = form;
  const offered = PROPERTY_TYPES.filter((one) => one !== from && one !== "reference");
  const missing = found.filter((one) => !options.includes(one));
  return (
    <>
      <SelectField
        label="New type"
        hint={TYPE_HINTS[type]}
        value={type}
        disabled={isOff}
        options={offered.map((value) => ({ value, label: TYPE_NAMES[value] }))}
        onValueChange={(value) => onChange({ type: offered.find((one) => one === value) ?? "text" })}
      />
      {type.startsWith("choice") && (
        <>
          <ChipsField
            label="Options"
            hint="Enter or a comma adds an option."
            values={options}
            options={[]}
            onChange={(chosen) => onChange({ options: chosen })}
          />
          {missing.length > 0 && (
            <Button className="w-fit" onClick={() => onChange({ options: [...options, ...missing].slice(0, 100) })}>
              {missing.length === 1
                ? "Add the value that rows have"
                : `Add the ${missing.length} values that rows have`}
            </Button>
          )}
        </>
      )}
      {type === "money" && (
        <TextField
          label="Currency"
          hint="Its code, such as EUR, USD or GBP."
          value={currency}
          maxLength={3}
          onValueChange={(code) => onChange({ currency: code.toUpperCase() })}
        />
      )}
    </>
  );
}
