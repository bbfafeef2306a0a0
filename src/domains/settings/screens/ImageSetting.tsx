import type { SettingName } from "../schema.ts";
import { ImageField } from "#media/pictures";
import { TextSetting } from "./TextSetting.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

type ImageSettingProps = { form: SettingsForm; name: SettingName; label: string; hint: string };

/** A setting that is an image: from the library or by its address. */
export function ImageSetting({ form, name, label, hint }: ImageSettingProps) {
  if (form.isReadOnly) return <TextSetting form={form} name={name} label={label} hint={hint} />;
  return (
    <div data-setting={name}>
      <ImageField
        label={label}
        hint={hint}
        value={form.text(name)}
        onChange={(address) => form.set(name, address)}
        error={form.error(name)}
      />
    </div>
  );
}
