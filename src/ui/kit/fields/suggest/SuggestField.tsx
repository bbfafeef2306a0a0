import type { ComponentProps } from "react";
import { FieldLayout } from "../FieldLayout.tsx";
import { controlClass, useField, type FieldProps } from "../use-field.ts";
import { matching } from "./matching.ts";
import { Suggestions, type Suggestion } from "./Suggestions.tsx";

type Common = FieldProps &
  Omit<ComponentProps<"input">, "value" | "onChange" | "className"> & {
    value: string;
    onValueChange: (value: string) => void;
  };

type SuggestFieldProps = Common & { options: readonly string[] };

/** One line of text with suggestions: one of them, or anything else. */
export function SuggestField({ options, ...props }: SuggestFieldProps) {
  return (
    <FoundSuggestField
      {...props}
      listLabel={props.label}
      suggestions={props.readOnly ? [] : matching(options, props.value)}
    />
  );
}

type FoundSuggestFieldProps = Common & { suggestions: readonly Suggestion[]; listLabel?: string };

/** The same with suggestions that the caller has found for what is typed. */
export function FoundSuggestField({
  value,
  suggestions,
  listLabel = "Suggestions",
  onValueChange,
  ...props
}: FoundSuggestFieldProps) {
  const { layout, control } = useField(props);
  return (
    <FieldLayout {...layout}>
      <Suggestions label={listLabel} suggestions={suggestions} onChoose={onValueChange}>
        {(suggesting) => (
          <input
            type="text"
            {...control}
            {...suggesting}
            value={value}
            onBlur={(event) => {
              suggesting.onBlur?.(event);
              props.onBlur?.(event);
            }}
            onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
            className={`${controlClass} read-only:bg-tint`}
          />
        )}
      </Suggestions>
    </FieldLayout>
  );
}
