import { keysOf } from "#shared";
import { themeSchema, type Theme } from "../../brand/theme.ts";
import type { SettingsForm } from "../use-settings-form.ts";

const NAMES = keysOf(themeSchema.shape);

/** @returns the theme of the form's unsaved settings, without fields whose text isn't valid yet. */
export function themeIn(form: SettingsForm): Theme {
  const valid = NAMES.map((name) => [name, themeSchema.shape[name].safeParse(form.text(name)).data]);
  return Object.fromEntries(valid.filter(([, value]) => value !== undefined));
}

/** Puts a theme into the form, unsaved; what the theme leaves out becomes as shipped. */
export function applyTheme(form: SettingsForm, theme: Theme): void {
  for (const name of NAMES) form.set(name, theme[name] ?? "");
}
