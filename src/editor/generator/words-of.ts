import { fieldLabel, type Path } from "#publishing";
import type { JsonObject } from "#shared";

/** @returns a place of a block in words: "Question 2 (“What does it cost?”) › Answer". */
export function fieldInWords(block: JsonObject, path: Path): string {
  const { item, field, label } = fieldLabel(block, path);
  const words = [item, field].filter(Boolean).join(" › ") || label;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
