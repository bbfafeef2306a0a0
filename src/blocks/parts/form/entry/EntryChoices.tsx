import { EntryHelp } from "./EntryHelp.tsx";
import { OptionalHint } from "./OptionalHint.tsx";
import type { EntryProps } from "./entry-props.ts";

/** Options to tick, or radio buttons for one of them. */
export function EntryChoices({ id, field, values, isInvalid, helpId, describedBy, base }: EntryProps) {
  const { name, title, type, isRequired, options } = field;
  const isOne = type === "choice";
  return (
    <fieldset
      id={id}
      role={isOne ? "radiogroup" : undefined}
      aria-invalid={isOne && isInvalid ? true : undefined}
      aria-describedby={describedBy}
      data-control
      data-base={base}
    >
      <legend className="flex w-full justify-between gap-3 font-semibold">
        {title} {!isRequired && <OptionalHint />}
      </legend>
      <EntryHelp id={helpId} field={field} />
      {options.map((option, index) => (
        <div key={option} className="flex min-h-11 items-center gap-3">
          <input
            type={isOne ? "radio" : "checkbox"}
            id={`${id}-${index}`}
            name={name}
            value={option}
            required={isOne}
            defaultChecked={values.includes(option)}
            className="size-6 shrink-0 accent-brand"
          />
          <label htmlFor={`${id}-${index}`} className="py-2">
            {option}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
