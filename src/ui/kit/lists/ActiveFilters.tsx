import { useRef } from "react";
import { Button } from "../buttons/Button.tsx";
import { Chip } from "../fields/suggest/Chip.tsx";
import { screenHeading } from "../focus/screen-heading.ts";
import { useKeptFocus } from "../focus/use-kept-focus.ts";

type ActiveFiltersProps = {
  filters: readonly { key: string; text: string; onRemove: () => void }[];
  onRemoveAll: () => void;
};

/** The filters that apply, each with a button that removes it; nothing without any. */
export function ActiveFilters({ filters, onRemoveAll }: ActiveFiltersProps) {
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
      {filters.map(({ key, text, onRemove }) => (
        <Chip key={key} {...{ text, onRemove }} />
      ))}
      <Button onClick={onRemoveAll}>Remove all filters</Button>
    </div>
  );
}
