import type { ComponentProps, ReactNode } from "react";
import { cx } from "#shared";
import { FieldNotes } from "./FieldFrame.tsx";
import { useField, type FieldTexts } from "./use-field.ts";

type CheckProps = Omit<ComponentProps<"input">, "type" | "role"> &
  FieldTexts & { onCheckedChange?: (checked: boolean) => void };

function CheckRow({
  ids,
  texts,
  children,
}: {
  ids: ReturnType<typeof useField>["ids"];
  texts: FieldTexts;
  children: ReactNode;
}) {
  return (
    <div className="flex items-start gap-2.5">
      {children}
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={ids.control} className="text-base font-medium pointer-coarse:py-1.5">
          {texts.label}
        </label>
        <FieldNotes ids={ids} hint={texts.hint} error={texts.error} />
      </div>
    </div>
  );
}

/** Something that is chosen or not, sent with a form. */
export function CheckboxField(props: CheckProps) {
  const { label, hint, error, id, className, onChange, onCheckedChange, ...rest } = props;
  const { ids, control } = useField({ hint, error }, id);
  return (
    <CheckRow ids={ids} texts={{ label, hint, error }}>
      <input
        {...rest}
        {...control}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        className={cx("mt-0.5 size-4.5 shrink-0 accent-brand pointer-coarse:mt-1.5 pointer-coarse:size-6", className)}
      />
    </CheckRow>
  );
}

/** Something that is on or off at once. */
export function SwitchField(props: CheckProps) {
  const { label, hint, error, id, className, onChange, onCheckedChange, ...rest } = props;
  const { ids, control } = useField({ hint, error }, id);
  return (
    <CheckRow ids={ids} texts={{ label, hint, error }}>
      <input
        {...rest}
        {...control}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
        role="switch"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        className={cx("kit-switch mt-0.5 shrink-0 pointer-coarse:mt-2", className)}
      />
    </CheckRow>
  );
}
