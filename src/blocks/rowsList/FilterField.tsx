import { useId } from "react";
import { useBlockContext, useLangs } from "../context.tsx";
import type { ListFilter } from "../parts/data/row-list.ts";

type FieldOf<Type> = { filter: ListFilter & { type: Type } };

const isRange = (filter: ListFilter): filter is ListFilter & { type: "number" | "money" | "date" } =>
  filter.type !== "choice" && filter.type !== "boolean";

const stepOf = ({ type, decimals }: ListFilter) => (type === "money" ? (10 ** -decimals).toFixed(decimals) : "any");

/** One of several values. */
function OneValue({ filter }: { filter: ListFilter }) {
  const { rows } = useBlockContext().texts;
  const langs = useLangs();
  const id = useId();
  const [field] = filter.fields;
  const isBoolean = filter.type === "boolean";
  const options = isBoolean
    ? [["true", rows.yes] as const, ["false", rows.no] as const]
    : filter.options.map((option) => [option, option] as const);
  return (
    <div>
      <label htmlFor={id}>{filter.title}</label>
      <select
        id={id}
        name={field?.name}
        defaultValue={field?.value ?? ""}
        lang={isBoolean ? langs.interface : undefined}
      >
        <option value="" lang={langs.interface}>
          {rows.any}
        </option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Numbers or days from one to another, each of which may be left out. */
function Range({ filter }: FieldOf<"number" | "money" | "date">) {
  const { rows } = useBlockContext().texts;
  const langs = useLangs();
  const id = useId();
  const { title, type, fields, currency } = filter;
  return (
    <fieldset>
      <legend>
        {title}
        {type === "money" && currency && ` (${currency})`}
      </legend>
      <div className="rows-range">
        {fields.map(({ bound, name, value }) => (
          <div key={name}>
            <label htmlFor={`${id}-${bound}`} lang={langs.interface}>
              {bound === "from" ? rows.from : rows.to}
            </label>
            <input
              id={`${id}-${bound}`}
              type={type === "date" ? "date" : "number"}
              step={type === "date" ? undefined : stepOf(filter)}
              name={name}
              defaultValue={value}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The field that narrows a list by a property. */
export function FilterField({ filter }: { filter: ListFilter }) {
  return isRange(filter) ? <Range filter={filter} /> : <OneValue filter={filter} />;
}
