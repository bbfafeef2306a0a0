const SEPARATORS = [",", ";", "\t"];

/** Lines without any cell, before the headings. */
const BLANK_LINES = /^\s*[\r\n]/;

/**
 * @param start of a CSV file.
 * @returns the separator that its first line with text has most often outside quotes; a comma where it has none.
 */
export function csvSeparator(start: string): string {
  const [first = ""] = start
    .replace(BLANK_LINES, "")
    .replaceAll(/"[^"]*"/g, "")
    .split(/[\r\n]/, 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}
