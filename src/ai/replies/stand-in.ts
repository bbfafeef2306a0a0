import { kindOf } from "../schemas/field-kind.ts";

const MAX_TOPIC = 90;

/** @returns what a text shall be about, if it claims nothing: a figure or somebody's words are no topic. */
function topicOf(value: unknown): string {
  const text = typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : "";
  return text.length <= MAX_TOPIC && !/[\p{N}"“”„«»[\]]/u.test(text) ? text.replace(/[.!]$/, "") : "";
}

/** Fills `{title}` of a stand-in with what that field says; without it the stand-in goes without its topic. */
function about(text: string, fields: Readonly<Record<string, unknown>>): string {
  return text.replace(/: \{(\w+)\}/, (_all, name: string) => {
    const topic = topicOf(Object.hasOwn(fields, name) ? fields[name] : undefined);
    return topic && `: ${topic}`;
  });
}

/**
 * @param fields what stands beside it.
 * @returns what is put into a field that a model left open or may not fill: words that say what is to be put in.
 */
export function standInFor(schema: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  const { standIn } = kindOf(schema).hints;
  return typeof standIn === "string" ? about(standIn, fields) : structuredClone(standIn);
}
