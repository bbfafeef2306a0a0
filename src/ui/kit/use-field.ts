import { useId } from "react";

/** What every field says: its name, what helps to fill it in, and what is wrong with its value. */
export type FieldTexts = { label: string; hint?: string; error?: string };

/** Ids that tie a control to its hint and error, and the attributes that the control carries. */
export function useField({ hint, error }: Omit<FieldTexts, "label">, id?: string) {
  const own = useId();
  const controlId = id ?? own;
  const ids = { control: controlId, hint: `${controlId}-hint`, error: `${controlId}-error` };
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(" ");
  return {
    ids,
    control: {
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
