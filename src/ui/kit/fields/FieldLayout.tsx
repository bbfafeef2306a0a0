import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#shared";
import type { FieldProps, FieldTexts } from "./use-field.ts";

/** The text of a label; `required={false}` adds "(optional)". */
export function LabelText({ label, required }: Pick<FieldProps, "label" | "required">) {
  return (
    <>
      {label}
      {required === false && <span className="font-normal text-ink-soft"> (optional)</span>}
    </>
  );
}

type FieldNotesProps = Omit<FieldTexts, "label"> & { ids: { hint: string; error: string } };

/** The hint and the error of a field. */
export function FieldNotes({ ids, hint, error }: FieldNotesProps) {
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

type LayoutProps = Omit<FieldProps, "id"> & { ids: FieldNotesProps["ids"] & { control: string }; children: ReactNode };

/** Label above, control, hint and error below. */
export function FieldLayout({ ids, label, hint, error, labelHidden, required, children }: LayoutProps) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={ids.control} className={cx("text-sm font-semibold", labelHidden && "sr-only")}>
        <LabelText {...{ label, required }} />
      </label>
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
