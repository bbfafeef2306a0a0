import type { ComponentProps, ReactNode } from "react";
import { cx } from "#shared";
import { FieldFrame } from "./FieldFrame.tsx";
import { controlClass, useField, type FieldTexts } from "./use-field.ts";

type Common = FieldTexts & {
  labelHidden?: boolean;
  /** The same as `onChange`, with the text. */
  onValueChange?: (value: string) => void;
};

type TextFieldProps = ComponentProps<"input"> & Common & { /** Stands inside the field at its end. */ end?: ReactNode };

/** One line of text. Takes what an `input` takes; `required={false}` writes "(optional)" beside the label. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, labelHidden, end, id, className, required, onChange, onValueChange, ...rest } = props;
  const { ids, control } = useField({ hint, error }, id);
  return (
    <FieldFrame {...{ ids, label, hint, error, labelHidden, required }}>
      <div className="relative">
        <input
          type="text"
          {...rest}
          {...control}
          required={required}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          className={cx(controlClass, "read-only:bg-tint", end !== undefined && "pe-18", className)}
        />
        {end !== undefined && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
      </div>
    </FieldFrame>
  );
}

/** Several lines of text; it grows with its content where the browser can do that. */
export function TextArea(props: ComponentProps<"textarea"> & Common) {
  const { label, hint, error, labelHidden, id, className, required, onChange, onValueChange, ...rest } = props;
  const { ids, control } = useField({ hint, error }, id);
  return (
    <FieldFrame {...{ ids, label, hint, error, labelHidden, required }}>
      <textarea
        rows={3}
        {...rest}
        {...control}
        required={required}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
        className={cx(controlClass, "read-only:bg-tint", "field-sizing-content min-h-20 resize-y", className)}
      />
    </FieldFrame>
  );
}
