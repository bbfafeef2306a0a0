import { Button, Chip } from "#ui/kit";
import type { Property } from "../../property.ts";
import type { Titles } from "./CellValue.tsx";
import { filterText, type FilterForm } from "./filters.ts";

type ActiveFiltersProps = {
  filters: readonly FilterForm[];
  properties: readonly Property[];
  titles: Titles;
  onChange: (filters: readonly FilterForm[]) => void;
};

/** The filters that apply, each with a button that removes it. */
export function ActiveFilters({ filters, properties, titles, onChange }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <div role="group" aria-label="Active filters" className="mb-4 flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <Chip
          key={filter.key}
          text={filterText(filter, properties, titles)}
          onRemove={() => onChange(filters.filter((one) => one !== filter))}
        />
      ))}
      <Button onClick={() => onChange([])}>Remove all filters</Button>
    </div>
  );
}
