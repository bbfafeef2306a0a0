import type { SettingName, Settings, SettingsDefaults } from "#settings";

/** What `GET /api/settings` tells. */
export type SavedSettings = Settings & {
  defaults: SettingsDefaults;
  /** Addresses of the heading faces' rules. */
  fonts: Readonly<Record<string, string>>;
  locales: readonly string[];
};

/** A setting as its field shows it: facts stand one a line. */
export function textOf(settings: Settings, name: SettingName): string {
  const value = settings[name] ?? "";
  return typeof value === "string" ? value : value.join("\n");
}

/** What a field's text sends: nothing entered resets the setting. */
export function valueOf(name: SettingName, text: string): string | string[] | null {
  if (text.trim() === "") return null;
  if (name !== "facts") return text;
  return factsOf(text);
}

function factsOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
