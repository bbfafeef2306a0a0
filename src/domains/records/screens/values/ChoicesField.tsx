import { useId } from "react";
import { cx } from "#shared";
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
  isRequired,
  isFirst,
}: ChoicesFieldProps) {
  const id = useId();
  const chosen = typeof value === "string" ? [] : value;
  const all = [...options, ...chosen.filter((one) => !options.includes(one))];
  const toggle = (option: string) =>
    onChange(all.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {!isRequired && <span className="font-normal text-ink-soft"> (optional)</span>}
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
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
