import { slugOf } from "#shared";
import { ENTITY_LIMITS } from "../../entities/property.ts";

/** @returns the usual English plural, as a suggestion: "Story" -> "Stories", "Class" -> "Classes". */
export function pluralOf(title: string): string {
  const word = title.trim();
  if (!word) return "";
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}

/** @returns a name for addresses, made from a title: "Job offers" -> "job-offers"; empty where no letter begins one. */
export function entityNameOf(title: string): string {
  return slugOf(title)
    .replace(/^[^a-z]+/, "")
    .slice(0, ENTITY_LIMITS.name);
}

/** @returns a name for values, made from a title: "Price per hour" -> "pricePerHour". */
export function propertyNameOf(title: string): string {
  const words = slugOf(title)
    .replace(/^[^a-z]+/, "")
    .split("-");
  const joined = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  return joined.join("").slice(0, ENTITY_LIMITS.name);
}
