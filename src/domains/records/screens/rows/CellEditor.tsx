import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { localText, readLocalText } from "#client";
import type { ListedRow } from "../../contract.ts";
import type { Property } from "../../entities/property.ts";
import { timeIn } from "#ui/kit";
import { enteredOf, givenOf } from "../values/entered.ts";
import { YES_OR_NO } from "../values/yes-or-no.ts";
import { valueFault } from "./row-faults.ts";

/** Where the focus goes after an edit: it stays on the cell, goes to a neighbour, or is elsewhere already. */
export type AfterEdit = "stay" | "next" | "previous" | "elsewhere";

type CellEditorProps = {
  property: Property;
  row: ListedRow;
  /** @param seen the row when the field was opened. @param given a value that the property takes. */
  onSave: (seen: ListedRow, given: unknown, after: AfterEdit) => void;
  onLeave: () => void;
  /** Names the field. */
  label: string;
};

const TYPES: Partial<Record<Property["type"], string>> = {
  date: "date",
  dateTime: "datetime-local",
  email: "email",
  phone: "tel",
};
const DECIMAL: ReadonlySet<Property["type"]> = new Set(["number", "money"]);

const fieldClass =
  "block min-h-8 w-full min-w-24 rounded-inner border border-brand bg-field px-1.5 py-0.5 text-base text-ink outline-none";

/** The field in a cell. Enter, Tab and leaving it save the value if it fits; Escape leaves the old one. */
export function CellEditor({ property, row: present, onSave, onLeave, label }: CellEditorProps) {
  // What someone else stores meanwhile isn't what was seen here.
  const [row] = useState(present);
  const first = enteredOf(property, row.values[property.name]);
  const [text, setText] = useState(typeof first === "string" ? first : "");
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    if (field.current instanceof HTMLInputElement) field.current.select();
  }, []);

  function save(after: AfterEdit): void {
    if (isOver.current) return;
    const { current: input } = field;
    const isHalf = input instanceof HTMLInputElement && input.validity.badInput;
    const entered = isHalf ? timeIn(input) : text;
    const given = entered === first ? (row.values[property.name] ?? null) : givenOf(property, entered);
    const found = entered === first ? undefined : valueFault(property, given);
    setFault(found);
    if (found !== undefined) return;
    isOver.current = true;
    onSave(row, given, after);
  }
  function leave(): void {
    isOver.current = true;
    onLeave();
  }
  function handleKeys(event: KeyboardEvent): void {
    // The grid's own keys are for cells.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") leave();
    else if (event.key === "Enter") save("stay");
    else if (event.key === "Tab") save(event.shiftKey ? "previous" : "next");
    else return;
    event.preventDefault();
  }
  const time = property.type === "dateTime" ? readLocalText(text) : undefined;
  const control = {
    ref: field,
    value: time?.field ?? text,
    "aria-label": label,
    "aria-invalid": fault === undefined ? undefined : (true as const),
    "aria-describedby": fault === undefined ? undefined : id,
    onKeyDown: handleKeys,
    onBlur: () => save("elsewhere"),
    className: fieldClass,
  };
  const { type, options = [] } = property;
  const offered = type === "boolean" ? YES_OR_NO : options.map((option) => ({ value: option, label: option }));
  return (
    <div className="relative">
      {type === "choice" || type === "boolean" ? (
        <select {...control} onChange={({ currentTarget }) => setText(currentTarget.value)}>
          <option value="">Not set</option>
          {offered.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {text !== "" && !offered.some(({ value }) => value === text) && <option value={text}>{text}</option>}
        </select>
      ) : (
        <input
          {...control}
          type={TYPES[type] ?? "text"}
          inputMode={DECIMAL.has(type) ? "decimal" : undefined}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setText(time ? localText(value, time.isSecond) : value)}
        />
      )}
      {fault !== undefined && (
        <p id={id} role="alert" className="mt-1 text-sm font-medium text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
