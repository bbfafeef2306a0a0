import { FieldNotes, LabelText, useField } from "#ui/kit";
import type { Entered } from "./entered.ts";

type ChoicesFieldProps = {
  label: string;
  name: string;
  value: Entered;
  options: readonly string[];
  onChange: (value: string[]) => void;
  hint?: string;
  error?: string;
  isRequired?: boolean;
  isFirst?: boolean;
};

/** Chooses any of a few options. One that is chosen but no longer offered can only be taken away. */
export function ChoicesField({
  label,
  name,
  value,
  options,
  onChange,
  hint,
  error,
  isRequired = false,
  isFirst,
}: ChoicesFieldProps) {
  const { layout, control } = useField({ label, hint, error });
  const { ids } = layout;
  const chosen = typeof value === "string" ? [] : value;
  const all = [...options, ...chosen.filter((one) => !options.includes(one))];
  const toggle = (option: string) =>
    onChange(all.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset aria-describedby={control["aria-describedby"]} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        <LabelText label={label} required={isRequired} />
      </legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5">
        {all.map((option, index) => (
          <label key={option} className="inline-flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              data-first={isFirst && index === 0 ? "end" : undefined}
              name={name}
              checked={chosen.includes(option)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(option)}
              className="size-4 accent-brand"
            />
            {option}
          </label>
        ))}
      </div>
      <FieldNotes {...{ ids, hint, error }} />
    </fieldset>
  );
}
