import type { ComponentProps } from "react";
import { cx } from "#shared";
import { FieldError } from "./FieldError.tsx";

type Props = Omit<ComponentProps<"input">, "id"> & {
  id: string;
  label: string;
  /** A word after the label that isn't part of the field's name. */
  hint?: string;
  error?: string;
};

/** A text field with its label above and its error below. */
export function Field({ id, label, hint, error, ...input }: Props) {
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div>
      <div className="flex justify-between">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </div>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className="mt-1 h-12 w-full rounded-control border border-ink/60 bg-raised px-3 aria-invalid:border-danger"
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
