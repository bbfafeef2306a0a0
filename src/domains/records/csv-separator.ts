const SEPARATORS = [",", ";", "\t"];

/** @param start of a CSV file. @returns the separator that its first line has most often outside quotes; a comma where it has none. */
export function csvSeparator(start: string): string {
  const [first = ""] = start.replaceAll(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}
