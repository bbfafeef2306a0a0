import { kindOf } from "../schemas/field-kind.ts";

const MAX_TOPIC = 90;

/** @returns the topic of a text, if it claims nothing: a figure or a quotation isn't a topic. */
function topicOf(value: unknown): string {
  const text = typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : "";
  return text.length <= MAX_TOPIC && !/[\p{N}"“”„«»[\]]/u.test(text) ? text.replace(/[.!]$/, "") : "";
}

/** Fills `{title}` of a placeholder with that field's text; without one the placeholder names no topic. */
function about(text: string, fields: Readonly<Record<string, unknown>>): string {
  return text.replace(/: \{(\w+)\}/, (_all, name: string) => {
    const topic = topicOf(Object.hasOwn(fields, name) ? fields[name] : undefined);
    return topic && `: ${topic}`;
  });
}

/**
 * @param fields the fields beside it.
 * @returns the placeholder for a field that a model left open or may not fill: words that say what to add.
 */
export function fallbackFor(schema: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  const { fallback } = kindOf(schema).hints;
  return typeof fallback === "string" ? about(fallback, fields) : structuredClone(fallback);
}
