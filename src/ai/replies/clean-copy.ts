import { cleanText, withPlainLineEnds } from "#shared";

/**
 * Invisible characters and those that reverse text: control characters except tab and line break, direction overrides, and
 * the tag characters, which can hide text.
 */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const HIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu;

/** @returns text from or for a model without hidden characters, trimmed; line breaks are \n. */
export function cleanCopy(text: string): string {
  return cleanText(withPlainLineEnds(text).replaceAll(HIDDEN, "")).trim();
}
