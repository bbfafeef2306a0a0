/** What cells from the clipboard are called in place of a file's name. */
export const PASTED = "Pasted cells";

/** A quoted or plain cell, and the separator behind it. Spreadsheets put quotes around a cell with line breaks or tabs. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/** @returns cells as spreadsheets copy them, with tabs between them, as CSV. */
export function csvOfCells(text: string): string {
  const cell = new RegExp(CELL);
  let csv = "";
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = "", end] = cell.exec(text) ?? [];
    const value = quoted?.replaceAll('""', '"') ?? plain;
    csv += `"${value.replaceAll('"', '""')}"${end === "\t" ? "," : "\n"}`;
  }
  return csv;
}

/** @returns cells as spreadsheets copy them, as a CSV file. */
export const cellsFile = (text: string): File => new File([csvOfCells(text)], PASTED, { type: "text/csv" });

/**
 * @returns what was pasted as a CSV file: cells of a spreadsheet, the text of such a file, or the file itself; undefined
 * where there is neither. Spreadsheets add a picture of the cells, so a file counts only without text.
 */
export function pastedFile(clipboard: DataTransfer): File | undefined {
  const text = clipboard.getData("text/plain");
  if (text.trim() === "") return clipboard.files[0];
  const isTable = text.includes("\t") || /<table\b/i.test(clipboard.getData("text/html"));
  return isTable ? cellsFile(text) : new File([text], PASTED, { type: "text/csv" });
}
