import { useId } from "react";

/** The texts of a field: its label, a hint, and the error of its value. */
export type FieldTexts = { label: string; hint?: string; error?: string };

/** The props of every field besides its control's attributes. */
export type FieldProps = FieldTexts & { id?: string; labelHidden?: boolean; required?: boolean };

/**
 * Divides a field's props.
 * @returns `layout`: the props of its layout; `control`: the control's attributes, linked to hint and error by id.
 */
export function useField<Props extends FieldProps>({ label, hint, error, labelHidden, id, ...rest }: Props) {
  const own = useId();
  const controlId = id ?? own;
  const ids = { control: controlId, hint: `${controlId}-hint`, error: `${controlId}-error` };
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(" ");
  return {
    layout: { ids, label, hint, error, labelHidden, required: rest.required },
    control: {
      ...rest,
      id: controlId,
      "aria-describedby": described || undefined,
      "aria-invalid": error ? (true as const) : undefined,
    },
  };
}

/** Classes of all text and select controls. */
export const controlClass =
  "block w-full rounded-control border border-control bg-field px-3 py-1.5 text-base text-ink placeholder:text-ink-faint " +
  "min-h-9 pointer-coarse:not-[textarea]:min-h-11 disabled:bg-tint disabled:text-ink-soft aria-invalid:border-danger";
