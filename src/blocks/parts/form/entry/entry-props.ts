import type { FormField } from "./form-field.ts";

/** What all kinds of fields take: ids of their hint and help, and what describes them, with the error and without. */
export type EntryProps = {
  id: string;
  field: FormField;
  values: readonly string[];
  isInvalid: boolean;
  hintId?: string;
  helpId?: string;
  describedBy?: string;
  /** What describes the field once the script has removed its error. */
  base?: string;
};
