import { SelectField } from "#ui/kit";
import { useEntities } from "../../suggestions.ts";

type EntityFieldProps = { name: string; value: string; error?: string; onChange: (entity: string) => void };

/** Chooses an entity by its name; one that is deleted stays chosen. */
export function EntityField({ value, onChange, ...field }: EntityFieldProps) {
  const entities = useEntities();
  const isKnown = value === "" || entities.some(({ name }) => name === value);
  return (
    <SelectField
      label="Entity"
      {...field}
      value={value}
      options={[
        { value: "", label: "Choose …", disabled: true },
        ...entities.map(({ name, titlePlural }) => ({ value: name, label: titlePlural })),
        ...(isKnown ? [] : [{ value, label: value }]),
      ]}
      onValueChange={onChange}
    />
  );
}
