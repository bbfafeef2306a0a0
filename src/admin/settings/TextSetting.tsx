import type { SettingName } from "#settings";
import { TextArea, TextField } from "#ui/kit";
import type { SettingsForm } from "./use-settings-form.ts";

type TextSettingProps = {
  form: SettingsForm;
  name: SettingName;
  label: string;
  hint?: string;
  /** What counts while the field is empty. */
  standIn?: string;
  /** What could be written here. */
  example?: string;
  type?: "text" | "url";
  /** Gives the field several lines. */
  rows?: number;
};

/** One setting that is typed. */
export function TextSetting({ form, name, type = "text", rows, standIn, example, ...rest }: TextSettingProps) {
  const common = {
    ...rest,
    placeholder: standIn ?? (form.isReadOnly ? "Not set" : example),
    value: form.text(name),
    onValueChange: (text: string) => form.set(name, text),
    error: form.error(name),
    readOnly: form.isReadOnly,
    "data-setting": name,
  };
  if (rows !== undefined) return <TextArea {...common} rows={rows} />;
  return (
    <TextField {...common} type={type} inputMode={type === "url" ? "url" : undefined} spellCheck={type !== "url"} />
  );
}
