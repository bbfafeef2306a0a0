/** Signs that spreadsheets take for the beginning of a formula, in every width that they know. */
const FORMULA = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";
/** Signs that a spreadsheet may drop in front of it. */
const DROPPED = "[\\s\\p{Cf}\"'`‘’“”]*";
/** The beginning of a cell; behind ";" a spreadsheet that separates by it begins one too. */
const DANGER = new RegExp(`(?:^|(?<=;))(?=${DROPPED}${FORMULA})|^(?=[\\t\\r\\n])`, "gu");

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = value.replaceAll(DANGER, "'");
  return /[",;\s']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Writes one line of a CSV file (RFC 4180). Numbers stay numbers; a text that a spreadsheet would run as a formula gets
 * an apostrophe in front.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}
