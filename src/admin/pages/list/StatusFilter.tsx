import { SelectField } from "#ui/kit";
import { STATUS_FILTERS } from "./status-filter.ts";

type StatusFilterProps = { value: string; onChange: (value: string | undefined) => void };

/** Narrows a list to a status. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <SelectField
      label="Status"
      labelHidden
      value={value}
      options={STATUS_FILTERS}
      onValueChange={(next) => onChange(next || undefined)}
    />
  );
}
