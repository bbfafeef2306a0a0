import { textOfValue, type Values } from "./values.ts";

/** A placeholder for a value: `{{lead.firstName}}`. Names are letters, digits, dots, hyphens and underscores. */
const PLACE = /\{\{ {0,3}([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,120}) {0,3}\}\}/gu;

/**
 * Fills values into a text. A missing one becomes nothing; a value is never read as a template or as code; anything that
 * isn't a placeholder stays as it is. Linear.
 * @param escape how each value is written in the text: as a language such as HTML needs it, or as people read it.
 */
export function fillTemplate(
  text: string,
  values: Values,
  escape: (value: string) => string = (value) => value,
): string {
  if (!text.includes("{{")) return text;
  return text.replaceAll(PLACE, (_place, name: string) =>
    Object.hasOwn(values, name) ? escape(textOfValue(values[name])) : "",
  );
}

/** @returns the names of the values that a text shows, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, name = ""]) => name))];
}
