import { useId } from "react";

/** What every field says: its name, what helps to fill it in, and what is wrong with its value. */
export type FieldTexts = { label: string; hint?: string; error?: string };

/** What every field takes beside the attributes of its control. */
export type FieldProps = FieldTexts & { id?: string; labelHidden?: boolean; required?: boolean };

/**
 * Divides what a field takes.
 * @returns `layout`: what is around the control; `control`: its attributes, tied to hint and error by their ids.
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

/** Classes of everything that text is typed into or chosen in. */
export const controlClass =
  "block w-full rounded-control border border-control bg-field px-3 py-1.5 text-base text-ink placeholder:text-ink-faint " +
  "min-h-9 pointer-coarse:min-h-11 disabled:bg-tint disabled:text-ink-soft aria-invalid:border-danger";
