import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#shared";
import type { FieldProps, FieldTexts } from "./use-field.ts";

type Ids = { control: string; hint: string; error: string };

/** The hint and the error of a field. */
export function FieldNotes({ ids, hint, error }: { ids: Ids } & Omit<FieldTexts, "label">) {
  return (
    <>
      {hint && (
        <p id={ids.hint} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.error} className="flex gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </>
  );
}

type LayoutProps = Omit<FieldProps, "id"> & { ids: Ids; children: ReactNode };

/** Label above, control, hint and error below. */
export function FieldLayout({ ids, label, hint, error, labelHidden, required, children }: LayoutProps) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={ids.control} className={cx("text-sm font-semibold", labelHidden && "sr-only")}>
        {label}
        {required === false && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
