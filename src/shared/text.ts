import { ChunkError } from "./import-chunk.ts";

/** @returns `text` without U+0000 and lone surrogates, which no database column of ours may hold (docs/decisions/0002). */
export function cleanText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

/** @returns `text` on one line: spaces and control characters between words become one space, those at the ends are removed. */
export function oneLine(text: string): string {
  return cleanText(text)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** @returns `text` on one line of at most `length` characters, with an ellipsis where something was left out. */
export function shorten(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  // Without a space at the end, and without the first half of a character that was cut in two.
  return line.length > length ? `${line.slice(0, length - 1).replace(/[\s\uD800-\uDBFF]+$/, "")}…` : line;
}

/** @returns `text` with LF at the end of each line. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

/** @returns `text` with its lines, each ended in the same way; spaces at both ends are removed. */
export function keepLines(text: string): string {
  return withPlainLineEnds(cleanText(text)).trim();
}

/** Turns a name of the code into words: `ctaButton` -> "Cta button", `visual-steps` -> "Visual steps". */
export function nameInWords(name: string): string {
  const words = name
    .replaceAll(/[_-]/g, " ")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Shown where a request didn't reach the server. */
export const OFFLINE = "The server can’t be reached. Check your connection and try again.";
const OUTDATED = "There may be a newer version of this application. Reload the page and try again.";

/** @returns the message of anything that was thrown; for code that couldn't be loaded, what helps. */
export function messageOf(error: unknown): string {
  if (error instanceof ChunkError) return error.canRetry ? OFFLINE : OUTDATED;
  return error instanceof Error ? error.message : String(error);
}

/** Joins class names, leaving out the ones that don't apply. */
export function cx(...names: (string | false | null | undefined)[]): string {
  let joined = "";
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name;
  return joined;
}
