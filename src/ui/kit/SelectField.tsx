import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "#shared";
import { FieldFrame } from "./FieldFrame.tsx";
import { controlClass, useField, type FieldTexts } from "./use-field.ts";

/** One choice of a select field. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<"select">, "children"> &
  FieldTexts & { labelHidden?: boolean; options: readonly SelectOption[]; onValueChange?: (value: string) => void };

/** A choice of one from few: the browser's own list, which works everywhere. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, labelHidden, options, id, className, required, onChange, onValueChange, ...rest } = props;
  const { ids, control } = useField({ hint, error }, id);
  return (
    <FieldFrame {...{ ids, label, hint, error, labelHidden, required }}>
      <div className="relative">
        <select
          {...rest}
          {...control}
          required={required}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          className={cx(controlClass, "appearance-none pe-9", className)}
        >
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </FieldFrame>
  );
}
