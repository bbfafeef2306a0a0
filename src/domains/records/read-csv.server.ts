import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { parse } from "csv-parse";

/** A row of a file: its number as spreadsheets count, from 1, and its cells. */
export type CsvRow = { number: number; cells: string[] };

/** More bytes of a row are no table's. */
const MAX_ROW = 1024 * 1024;
const SEPARATORS = [",", ";", "\t"];

/** The separator that a first line has most often outside quotes; a comma where it has none. */
function separatorOf(start: string): string {
  const [first = ""] = start.replaceAll(/"[^"]*"/g, "").split("\n", 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Pieces of a file, the first of which holds its first line or is a megabyte long. */
async function* withFirstLine(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of chunks) {
    if (!first) yield chunk;
    else {
      first = Buffer.concat([first, chunk]);
      if (!first.includes(10) && first.length < MAX_ROW) continue;
      yield first;
      first = undefined;
    }
  }
  if (first && first.length > 0) yield first;
}

/**
 * Reads a CSV file in UTF-8 (RFC 4180) as it arrives, with commas, semicolons or tabs between its cells; never more than
 * a few rows are in memory. Rows may have fewer or more cells than the first one; empty ones are left out.
 * @throws CsvError with the number of the line where quotes don't end, or of a row that is longer than a megabyte.
 */
export async function* readCsv(body: ReadableStream<Uint8Array>): AsyncGenerator<CsvRow> {
  const pieces = withFirstLine(Readable.fromWeb(body) as AsyncIterable<Uint8Array>);
  const { value: first, done } = await pieces.next();
  if (done) return;
  const delimiter = separatorOf(Buffer.from(first).toString());
  const options = { bom: true, delimiter, relax_column_count: true };
  async function* all(): AsyncGenerator<Uint8Array> {
    yield first;
    yield* pieces;
  }
  const parser = Readable.from(all(), { objectMode: false }).pipe(parse({ ...options, max_record_size: MAX_ROW }));
  let number = 0;
  for await (const cells of parser as AsyncIterable<string[]>) {
    number += 1;
    if (cells.some((cell) => cell.trim() !== "")) yield { number, cells };
  }
}
