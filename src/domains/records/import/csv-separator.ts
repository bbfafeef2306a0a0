const SEPARATORS = [",", ";", "\t"];

/** Lines without any cell, before the headings. */
const BLANK_LINES = /^\s*[\r\n]/;

/** Excel's line that names the separator. */
const NAMES_IT = /^\s*"?sep=([,;|\t])"?\s*$/i;

/** @returns the separator that a line before the headings names, as in `sep=;`: such a line isn't a row. */
export const namedSeparator = (line: string): string | undefined => NAMES_IT.exec(line)?.[1];

/**
 * @param start of a CSV file.
 * @returns the separator that its first line with text names, or else has most often outside quotes; a comma where it has
 * none.
 */
export function csvSeparator(start: string): string {
  const text = start.replace(BLANK_LINES, "");
  const named = namedSeparator(text.split(/[\r\n]/, 1)[0] ?? "");
  if (named !== undefined) return named;
  const [first = ""] = text.replaceAll(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}
