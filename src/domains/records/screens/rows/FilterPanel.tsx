import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { newKey } from "#shared";
import { Button, focusInvalid, IconButton, SelectField } from "#ui/kit";
import type { Property } from "../../entities/property.ts";
import { ValueField } from "../values/ValueField.tsx";
import { usePanelFocus } from "./use-panel-focus.ts";
import { filterable, filterFaults, filterField, operatorsOf, type FilterForm } from "./filters.ts";

type FilterPanelProps = {
  /** Those that rows can be filtered by; at least one. */
  properties: readonly Property[];
  filters: readonly FilterForm[];
  onApply: (filters: readonly FilterForm[]) => void;
  onClose: () => void;
  tenant: string;
};

function newFilter(property: Property | undefined): FilterForm {
  return { key: newKey(), property: property?.name ?? "", operator: "eq", value: "" };
}

type LineProps = {
  filter: FilterForm;
  properties: readonly Property[];
  fault: string | undefined;
  tenant: string;
  onChange: (change: Partial<FilterForm>) => void;
  onRemove: () => void;
};

function Line({ filter, properties, fault, tenant, onChange, onRemove }: LineProps) {
  const property = properties.find(({ name }) => name === filter.property);
  if (!property) return null;
  const operators = operatorsOf(property.type);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-2 md:grid-cols-[12rem_10rem_minmax(0,1fr)_auto]">
      <SelectField
        label="Property"
        labelHidden
        value={filter.property}
        options={properties.map(({ name, title }) => ({ value: name, label: title }))}
        onValueChange={(name) => onChange({ property: name, operator: "eq", value: "" })}
      />
      <div className="max-md:col-start-1">
        <SelectField
          label="Comparison"
          labelHidden
          value={filter.operator}
          options={operators}
          onValueChange={(value) => onChange({ operator: operators.find((one) => one.value === value)?.value })}
        />
      </div>
      <div className="max-md:col-start-1 [&_label]:sr-only">
        {filter.operator !== "empty" && (
          <ValueField
            label={`Value of ${property.title}`}
            name={filter.key}
            property={filterField(property)}
            value={filter.value}
            onChange={(value) => onChange({ value })}
            error={fault}
            isRequired
            tenant={tenant}
          />
        )}
      </div>
      <IconButton
        label={`Remove filter by ${property.title}`}
        icon={<X />}
        onClick={onRemove}
        className="max-md:col-start-2 max-md:row-start-1"
      />
    </li>
  );
}

/** Conditions that all shown rows meet. Nothing changes until they are applied. */
export function FilterPanel({ properties: all, filters, onApply, onClose, tenant }: FilterPanelProps) {
  const properties = filterable(all);
  const [lines, setLines] = useState(() => (filters.length > 0 ? [...filters] : [newFilter(properties[0])]));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  usePanelFocus(form);
  function add(): void {
    flushSync(() => setLines((before) => [...before, newFilter(properties[0])]));
    form.current?.querySelector<HTMLElement>("li:last-child select")?.focus();
  }
  function remove({ key }: FilterForm): void {
    flushSync(() => setLines((before) => before.filter((one) => one.key !== key)));
    adder.current?.focus();
  }
  const apply = () => {
    const found = filterFaults(lines, properties);
    flushSync(() => setFaults(found));
    if (Object.keys(found).length === 0) onApply(lines);
    else focusInvalid(form.current);
  };
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        const isOfField = event.defaultPrevented || event.nativeEvent.isComposing;
        if (event.key === "Escape" && !isOfField) onClose();
      }}
    >
      <form
        ref={form}
        noValidate
        aria-label="Filters"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        className="mb-4 grid gap-3 rounded-card border border-line bg-raised p-4"
      >
        {lines.length === 0 && <p className="text-ink-soft">Without a filter, all rows are shown.</p>}
        <ul className="grid gap-3">
          {lines.map((filter) => (
            <Line
              key={filter.key}
              {...{ filter, properties, tenant }}
              fault={faults[filter.key]}
              onChange={(change) =>
                setLines((before) => before.map((one) => (one.key === filter.key ? { ...one, ...change } : one)))
              }
              onRemove={() => remove(filter)}
            />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button ref={adder} icon={<Plus />} onClick={add}>
            Add filter
          </Button>
          <span className="flex-1" />
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="primary">
            Show rows
          </Button>
        </div>
      </form>
    </div>
  );
}
