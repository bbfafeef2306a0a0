import type { SettingName } from "../schema.ts";
import { TextArea, TextField } from "#ui/kit";
import type { SettingsForm } from "./use-settings-form.ts";

type TextSettingProps = {
  form: SettingsForm;
  name: SettingName;
  label: string;
  hint?: string;
  /** The value used while the field is empty. */
  fallback?: string;
  /** An example value. */
  example?: string;
  type?: "text" | "url" | "number";
  /** Gives the field several lines. */
  rows?: number;
};

/** Numbers are typed as text, so that an invalid one can be shown with its problem. */
const INPUTS = {
  text: { type: "text", spellCheck: true },
  url: { type: "url", inputMode: "url", spellCheck: false },
  number: { type: "text", inputMode: "decimal", spellCheck: false },
} as const;

/** A setting with a text field. */
export function TextSetting({ form, name, type = "text", rows, fallback, example, ...rest }: TextSettingProps) {
  const common = {
    ...rest,
    placeholder: fallback ?? (form.isReadOnly ? "Not set" : example),
    value: form.text(name),
    onValueChange: (text: string) => form.set(name, text),
    error: form.error(name),
    readOnly: form.isReadOnly,
    "data-setting": name,
  };
  if (rows !== undefined) return <TextArea {...common} rows={rows} />;
  return <TextField {...common} {...INPUTS[type]} />;
}
