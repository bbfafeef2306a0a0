import { useBlockContext, useLangs } from "../../../context.tsx";
import type { FormField } from "./form-field.ts";
import { EntryHelp } from "./EntryHelp.tsx";
import { OptionalHint } from "./OptionalHint.tsx";
import type { EntryProps } from "./entry-props.ts";

const CONTROL = "mt-1 w-full rounded-control border border-ink/60 bg-raised px-3 aria-invalid:border-danger";

const INPUTS: Partial<Record<FormField["type"], string>> = {
  number: "number",
  money: "number",
  date: "date",
  dateTime: "datetime-local",
  email: "email",
  link: "url",
  phone: "tel",
};

/** The smallest step of a number: 0.01 for two decimals. */
function stepOf({ type, decimals }: FormField): string | undefined {
  if (type === "money") return (10 ** -decimals).toFixed(decimals);
  return type === "number" ? "any" : undefined;
}

/** One text, number, day, time, or choice from a list. */
function Control({ id, field, values, isInvalid, describedBy, base }: EntryProps) {
  const { texts } = useBlockContext();
  const langs = useLangs();
  const { name, type, isRequired, options, maxLength } = field;
  const common = {
    id,
    name,
    required: isRequired,
    defaultValue: values.at(-1) ?? "",
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": describedBy,
    "data-control": true,
    "data-base": base,
  };
  if (type === "longText") {
    return <textarea {...common} rows={5} maxLength={maxLength} className={`${CONTROL} py-2`} />;
  }
  if (type === "choice") {
    return (
      <select {...common} className={`${CONTROL} h-12`}>
        <option value="" lang={langs.interface}>
          {texts.rows.choose}
        </option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const input = INPUTS[type] ?? "text";
  const step = stepOf(field);
  return (
    <input
      {...common}
      type={input}
      step={step}
      maxLength={["text", "email", "url", "tel"].includes(input) ? maxLength : undefined}
      className={`${CONTROL} h-12`}
    />
  );
}

/** A field with its label above. */
export function EntryControl(props: EntryProps) {
  const { id, field, hintId, helpId } = props;
  const { title, type, currency } = field;
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {title}
          {type === "money" && currency && ` (${currency})`}
        </label>
        {hintId && <OptionalHint id={hintId} />}
      </div>
      <EntryHelp id={helpId} field={field} />
      <Control {...props} />
    </>
  );
}
