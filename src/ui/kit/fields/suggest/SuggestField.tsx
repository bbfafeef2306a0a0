import type { ComponentProps } from "react";
import { FieldLayout } from "../FieldLayout.tsx";
import { controlClass, useField, type FieldProps } from "../use-field.ts";
import { Suggestions } from "./Suggestions.tsx";

type SuggestFieldProps = FieldProps &
  Pick<ComponentProps<"input">, "name" | "maxLength" | "readOnly"> & {
    value: string;
    options: readonly string[];
    onValueChange: (value: string) => void;
  };

/** One line of text with suggestions: one of them, or anything else. */
export function SuggestField({ value, options, onValueChange, ...props }: SuggestFieldProps) {
  const { layout, control } = useField<FieldProps & Pick<SuggestFieldProps, "name" | "maxLength" | "readOnly">>(props);
  const offered = props.readOnly ? [] : options;
  return (
    <FieldLayout {...layout}>
      <Suggestions label={props.label} text={value} options={offered} onChoose={onValueChange}>
        {(suggesting) => (
          <input
            type="text"
            {...control}
            {...suggesting}
            value={value}
            onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
            className={`${controlClass} read-only:bg-tint`}
          />
        )}
      </Suggestions>
    </FieldLayout>
  );
}
