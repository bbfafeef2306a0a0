/** Characters that begin a formula in spreadsheets, in all their widths. */
const FORMULA = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";
/** Characters that a spreadsheet may ignore before it. */
const DROPPED = "[\\s\\p{Cf}\"'`‘’“”]*";
/** The beginning of a cell; also after ";", which some spreadsheets use as separator. */
const DANGER = new RegExp(`(?:^|(?<=;))(?=${DROPPED}${FORMULA})|^(?=[\\t\\r\\n])`, "gu");
/** The apostrophe that `csvLine` puts there. */
const GUARD = new RegExp(`(?:^|(?<=;))'(?=${DROPPED}${FORMULA})`, "gu");

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = value.replaceAll(DANGER, "'");
  return /[",;\s']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Writes one line of a CSV file (RFC 4180). Numbers stay numbers; a text that a spreadsheet would run as a formula is
 * prefixed with an apostrophe.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** @returns a cell of a file as it was before `csvLine` made it harmless. */
export function csvText(harmless: string): string {
  return harmless.replaceAll(GUARD, "");
}
