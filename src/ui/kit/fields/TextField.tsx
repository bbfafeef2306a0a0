import type { ComponentProps, ReactNode } from "react";
import { cx } from "#shared";
import { FieldLayout } from "./FieldLayout.tsx";
import { controlClass, useField, type FieldProps } from "./use-field.ts";
import { useKeptCaret } from "./use-kept-caret.ts";

type Common = FieldProps & { onValueChange?: (value: string) => void };

type TextFieldProps = Omit<ComponentProps<"input">, "onChange"> &
  Common & {
    /** Shown inside the field, at its end. */
    end?: ReactNode;
  };

/** One line of text. Takes the attributes of an `input`; `required={false}` adds "(optional)" to the label. */
export function TextField({ end, className, onValueChange, ...props }: TextFieldProps) {
  const { layout, control } = useField(props);
  return (
    <FieldLayout {...layout}>
      <div className="relative">
        <input
          type="text"
          {...control}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          className={cx(controlClass, "read-only:bg-tint", end !== undefined && "pe-18", className)}
        />
        {end !== undefined && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
      </div>
    </FieldLayout>
  );
}

type TextAreaProps = Omit<ComponentProps<"textarea">, "onChange"> &
  Common & {
    /** Shown between the label and the text, such as a formatting toolbar. */
    tools?: ReactNode;
  };

/** Several lines of text; it grows with its content where the browser supports that. */
export function TextArea({ tools, className, onValueChange, ...props }: TextAreaProps) {
  const { layout, control } = useField(props);
  const noteCaret = useKeptCaret();
  return (
    <FieldLayout {...layout}>
      {tools}
      <textarea
        rows={3}
        {...control}
        onChange={({ currentTarget }) => {
          noteCaret(currentTarget);
          onValueChange?.(currentTarget.value);
        }}
        onSelect={({ currentTarget }) => noteCaret(currentTarget)}
        className={cx(controlClass, "read-only:bg-tint", "field-sizing-content min-h-20 resize-y", className)}
      />
    </FieldLayout>
  );
}
