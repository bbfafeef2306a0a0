import type { SettingName, Settings } from "../schema.ts";

/** A setting as its field shows it: one fact a line. */
export function textOf(settings: Settings, name: SettingName): string {
  const value = settings[name] ?? "";
  return Array.isArray(value) ? value.join("\n") : String(value);
}

/**
 * The value sent for a field's text: an empty one resets the setting, and an invalid number is left to the server to
 * refuse.
 */
export function valueOf(name: SettingName, text: string): string | number | boolean | string[] | null {
  if (text.trim() === "") return null;
  if (name === "facts") return factsOf(text);
  if (name === "aiOwnKeys" || name === "newsletterDoubleOptIn") return text === "true";
  return name === "aiBudgetTokens" || name === "aiBudgetCost" ? numberOf(text) : text;
}

/** A number, or the text if it isn't one. Commas and spaces may separate thousands. */
function numberOf(text: string): string | number {
  const typed = text.trim();
  const digits = /^\d{1,3}(?:[,\s]\d{3})+(?:\.\d+)?$/.test(typed) ? typed.replaceAll(/[,\s]/g, "") : typed;
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : typed;
}

function factsOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
