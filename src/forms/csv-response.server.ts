import type { Logger } from "pino";
import { downloadHeaders, streamAnswer } from "#contract/server";
import { csvLine } from "#shared/server";

/** A column of a file: its heading, and each row's cell. */
export type Column<Row> = readonly [name: string, cell: (row: Row) => string | number];

/** @returns a time in UTC as spreadsheets read it. */
export function csvTime(iso: string): string {
  return iso.slice(0, 19).replace("T", " ");
}

async function* csvLines<Row>(columns: readonly Column<Row>[], pages: AsyncIterable<Row[]>) {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  yield `\uFEFF${csvLine(columns.map(([name]) => name))}`;
  for await (const rows of pages) {
    yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join("");
  }
}

/**
 * Sends rows as a CSV file, as fast as the reader takes them, never holding all of them in memory.
 * @param name of the file, before its date.
 */
export function csvResponse<Row>(
  name: string,
  columns: readonly Column<Row>[],
  pages: AsyncIterable<Row[]>,
  log: Logger,
): Response {
  const headers = { ...downloadHeaders(name, "csv"), "Cache-Control": "no-store" };
  return streamAnswer({ chunks: csvLines(columns, pages), headers, log });
}
