const OPENING = /```(?:json5?|javascript|js)?\s*/i;
const CLOSING_LINE = /\n[ \t]*```/;

/**
 * Strips a text's code fence. Text that begins as JSON has none: a fence inside it is part of a string. An unclosed fence
 * extends to the end.
 */
export function unwrapFence(text: string): string {
  const trimmed = text.trim();
  const opening = /^[{["]/.test(trimmed) ? null : OPENING.exec(trimmed);
  if (!opening) return trimmed;
  const body = trimmed.slice(opening.index + opening[0].length);
  const line = body.search(CLOSING_LINE);
  const end = line >= 0 ? line : body.lastIndexOf("```");
  return end >= 0 ? body.slice(0, end) : body.replace(/`{1,2}$/, "");
}
