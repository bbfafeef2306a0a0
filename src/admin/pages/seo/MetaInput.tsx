import { TextArea, TextField } from "#ui/kit";
import type { MetaText } from "./use-meta-text.ts";

type MetaInputProps = {
  field: MetaText;
  label: string;
  readOnly: boolean;
  hint?: string;
  placeholder?: string;
  /** Whether it has several lines. */
  isLong?: boolean;
};

/** A text field for a meta tag. Its undo is the draft's. */
export function MetaInput({ field, isLong = false, ...props }: MetaInputProps) {
  const { text, error, type, around } = field;
  const Input = isLong ? TextArea : TextField;
  return (
    <div data-page-undo {...around}>
      <Input value={text} error={error} onValueChange={(value) => type(value, {})} {...props} />
    </div>
  );
}
