import { useRef } from "react";
import { Button, Chip, useKeptFocus, screenHeading } from "#ui/kit";
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
  const group = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(() => {
    const next = group.current?.querySelector("button") ?? screenHeading();
    next?.focus();
  });
  if (filters.length === 0) return null;
  return (
    <div
      ref={group}
      {...focus}
      role="group"
      aria-label="Active filters"
      className="mb-4 flex flex-wrap items-center gap-2"
    >
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
