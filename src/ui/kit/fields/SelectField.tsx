import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "#shared";
import { FieldLayout } from "./FieldLayout.tsx";
import { controlClass, useField, type FieldProps } from "./use-field.ts";

/** An option of a select field. */
type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<"select">, "children" | "onChange"> &
  FieldProps & { options: readonly SelectOption[]; onValueChange?: (value: string) => void };

/** A choice from a few options: the browser's own select, which works everywhere. */
export function SelectField({ options, className, onValueChange, ...props }: SelectFieldProps) {
  const { layout, control } = useField(props);
  return (
    <FieldLayout {...layout}>
      <div className="relative">
        <select
          {...control}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          className={cx(controlClass, "appearance-none pe-9", className)}
        >
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </FieldLayout>
  );
}
