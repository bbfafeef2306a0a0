import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { parse } from "csv-parse";
import { yieldToRequests } from "#shared/server";
import { csvSeparator, namedSeparator } from "./csv-separator.ts";

/** A row of a file: its number as spreadsheets count, from 1, and its cells. */
export type CsvRow = { number: number; cells: string[] };

/** The file isn't text in UTF-8. */
export class NotUtf8 extends Error {}

/** More bytes of a row are no table's. */
const MAX_ROW = 1024 * 1024;
/** Other requests wait for as many rows, empty ones too. */
const ROWS_AT_ONCE = 200;
/** @throws NotUtf8 */
async function* decode(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const read = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new NotUtf8("The file isn’t text in UTF-8", { cause: error });
    }
  };
  for await (const bytes of Readable.fromWeb(body) as AsyncIterable<Uint8Array>) yield read(bytes);
  yield read();
}

/** Pieces of a file, the first of which holds its first line with text or is a megabyte long. */
async function* withFirstLine(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let first: string | undefined = "";
  let hasText = false;
  for await (const piece of pieces) {
    if (first === undefined) yield piece;
    else {
      first += piece;
      const text: string = hasText ? piece : piece.trimStart();
      hasText ||= text !== "";
      if (!text.includes("\n") && first.length < MAX_ROW) continue;
      yield first;
      first = undefined;
    }
  }
  if (first) yield first;
}

/**
 * Reads a CSV file in UTF-8 (RFC 4180) as it arrives, with commas, semicolons or tabs between its cells; never more than
 * a few rows are in memory. Rows may have fewer or more cells than the first one; empty ones are left out, and so is a line
 * before the first one that names the separator. A quote within a cell that doesn't begin with one is a character like
 * others.
 * @throws NotUtf8; CsvError with the number of the line where quotes don't end, or of a row that is longer than a megabyte.
 */
export async function* readCsv(body: ReadableStream<Uint8Array>): AsyncGenerator<CsvRow> {
  const pieces = withFirstLine(decode(body));
  const { value: first, done } = await pieces.next();
  if (done) return;
  async function* all(): AsyncGenerator<string> {
    yield first;
    yield* pieces;
  }
  const delimiter = csvSeparator(first);
  const shape = { bom: true, delimiter, relax_column_count: true, relax_quotes: true };
  const source = Readable.from(all(), { objectMode: false });
  const parser = parse({ ...shape, max_record_size: MAX_ROW });
  source.on("error", (error) => parser.destroy(error));
  let number = 0;
  let isHead = true;
  for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
    number += 1;
    if (number % ROWS_AT_ONCE === 0) await yieldToRequests();
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (isHead && namedSeparator(cells.join(delimiter)) !== undefined) continue;
    isHead = false;
    yield { number, cells };
  }
}
