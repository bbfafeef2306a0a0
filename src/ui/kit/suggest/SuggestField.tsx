import type { FieldTexts } from "../use-field.ts";
import { TextField } from "../TextField.tsx";
import { Suggestions } from "./Suggestions.tsx";

type SuggestFieldProps = FieldTexts & {
  name?: string;
  value: string;
  options: readonly string[];
  maxLength?: number;
  required?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  onValueChange: (value: string) => void;
};

/** One line of text with suggestions: one of them, or anything else. */
export function SuggestField({ value, options, onValueChange, ...props }: SuggestFieldProps) {
  return (
    <Suggestions label={props.label} text={value} options={props.readOnly ? [] : options} onChoose={onValueChange}>
      {(input) => <TextField {...props} {...input} value={value} onValueChange={onValueChange} />}
    </Suggestions>
  );
}
