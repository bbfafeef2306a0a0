import type { Parsed } from "#drafts";

/** @returns the hint at a required field that is empty. */
export function missingHint(isMissing: boolean): string | undefined {
  return isMissing ? "Fill this in before you publish" : undefined;
}

/** Formats a stored text, or a number in place of one. */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Parses a text; clearing removes an optional field. */
export function parseText(text: string, isOptional: boolean): Parsed {
  return { value: text === "" && isOptional ? null : text };
}

/** Formats a list of words. */
export function wordsText(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(", ") : "";
}

/** Parses a comma-separated list: trimmed, empties dropped (spec 5). */
export function parseWords(text: string, isOptional: boolean): Parsed {
  const words = text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
  return { value: words.length === 0 && isOptional ? null : words };
}

/** Parses a number; blank means unset (spec 5). */
export function parseNumber(
  text: string,
  { isWhole, min, max }: { isWhole: boolean; min?: number; max?: number },
): Parsed {
  const trimmed = text.trim();
  if (trimmed === "") return { value: null };
  const value = Number(trimmed);
  if (!Number.isFinite(value)) return { fault: "Enter a number, or leave the field blank" };
  if (isWhole && !Number.isSafeInteger(value)) return { fault: "Enter a whole number" };
  if (min !== undefined && value < min) return { fault: `Enter ${min} or more` };
  if (max !== undefined && value > max) return { fault: `Enter ${max} or less` };
  return { value };
}
