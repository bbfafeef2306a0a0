import type { ComponentProps } from "react";
import { cx } from "#shared";
import { FieldNotes } from "./FieldLayout.tsx";
import { useField, type FieldTexts } from "./use-field.ts";

type SwitchFieldProps = Omit<ComponentProps<"input">, "type" | "role" | "onChange"> &
  FieldTexts & { onCheckedChange?: (checked: boolean) => void };

/** A setting that is on or off: a checkbox shown as a switch. */
export function SwitchField({ className, onCheckedChange, ...props }: SwitchFieldProps) {
  const { layout, control } = useField(props);
  const { ids, label, hint, error } = layout;
  return (
    <div className="flex items-start gap-2.5">
      <input
        {...control}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
        role="switch"
        onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        className={cx("kit-switch mt-0.5 shrink-0 pointer-coarse:mt-2", className)}
      />
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={ids.control} className="text-base font-medium pointer-coarse:py-1.5">
          {label}
        </label>
        <FieldNotes ids={ids} hint={hint} error={error} />
      </div>
    </div>
  );
}
