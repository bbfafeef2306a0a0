/** Reads a CSV file strictly as RFC 4180 has it. @throws Error for a bare quote, line end or text behind a quoted cell. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) throw new Error(`No cell at ${at}: ${text.slice(at, at + 40)}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === ",") continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0 || rows.some(({ length }) => length !== rows[0]?.length)) throw new Error("A row is not whole");
  return rows;
}
