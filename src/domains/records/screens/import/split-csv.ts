import { streamParts } from "#shared";
import { csvSeparator, namedSeparator } from "../../import/csv-separator.ts";
import { makeRecordScanner } from "./record-scanner.ts";

/** A piece of a CSV file that is a file of its own: the headings, and some rows. */
export type CsvPiece = {
  text: string;
  /** The number that its first row has in the whole file, counted from 1. */
  firstRow: number;
  /** The share of the file that has been read, 0 to 1. */
  share: number;
};

/** A file: what is read of a `File`. */
type TextFile = { size: number; stream: () => ReadableStream<Uint8Array<ArrayBuffer>> };

/** Why a file can't be split. */
export class UnreadableFile extends Error {
  readonly code: "WRONG_ENCODING" | "ENDLESS_ROW";
  constructor(code: UnreadableFile["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Characters of a piece; the last row of it may make it longer. */
const PIECE = 256 * 1024;
/** Bytes that are decoded at once. */
const PART = 64 * 1024;
/** A row isn't longer, and headings aren't either. */
const MAX_ROW = 1024 * 1024;

/** Reads a file as text, with the share that has been read. @throws UnreadableFile WRONG_ENCODING */
async function* readText(file: TextFile, encoding: string): AsyncGenerator<{ text: string; share: number }> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let read = 0;
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new UnreadableFile("WRONG_ENCODING", "The file isn’t text in this encoding.", { cause: error });
    }
  };
  for await (const bytes of streamParts(file.stream())) {
    // Browsers give megabytes at once.
    for (let from = 0; from < bytes.byteLength; from += PART) {
      const part = bytes.subarray(from, from + PART);
      read += part.byteLength;
      yield { text: decode(part), share: file.size > 0 ? read / file.size : 1 };
    }
  }
  yield { text: decode(), share: 1 };
}

const endless = (row: number) =>
  new UnreadableFile("ENDLESS_ROW", `Row ${row} has a quote that isn’t closed, or is longer than 1 MB.`);

/** @returns whether a record has no headings, as its cells are empty or name the separator: the server leaves it out. */
const isBeforeHead = (record: string, separator: string) =>
  namedSeparator(record) !== undefined ||
  record
    .trimEnd()
    .split(separator)
    .every((cell) => /^(?:"\s*"|\s*)$/.test(cell));

/**
 * The end of the record with the headings, how many end there, and the scanner that has read so far; end is -1 where it
 * isn't in the text yet.
 */
function findHead(text: string) {
  const separator = csvSeparator(text);
  const scanner = makeRecordScanner(separator);
  let from = 0;
  for (let records = 1; ; records += 1) {
    const { end } = scanner.read(text.slice(from), true);
    if (end === -1) return { end, records, scanner };
    const record = text.slice(from, from + end);
    from += end;
    if (!isBeforeHead(record, separator)) return { end: from, records, scanner };
  }
}

/**
 * Splits a CSV file between its rows, so that each piece is imported by itself: its progress is known, and one that was lost
 * on the way is sent again. Never more than two pieces are in memory.
 * @param encoding a label of the Encoding standard.
 * @param size characters of a piece; its last row may make it longer.
 * @throws UnreadableFile
 */
export async function* splitCsv(file: TextFile, encoding: string, size = PIECE): AsyncGenerator<CsvPiece> {
  let head: string | undefined;
  let scanner = makeRecordScanner(",");
  let [waiting, scanned, ready, readyRecords, row] = ["", 0, 0, 0, 2];
  let isWhole = true;
  for await (const { text, share } of readText(file, encoding)) {
    waiting += text;
    if (head === undefined) {
      const found = findHead(waiting);
      if (found.end === -1) {
        if (waiting.length > MAX_ROW) throw endless(1);
        continue;
      }
      head = waiting.slice(0, found.end);
      ({ scanner } = found);
      waiting = waiting.slice(found.end);
      row = found.records + 1;
    }
    const { end, records, length } = scanner.read(waiting.slice(scanned));
    if (end !== -1) {
      ready = scanned + end;
      readyRecords += records;
    }
    scanned += length;
    if (waiting.length - ready > MAX_ROW) throw endless(row + readyRecords);
    if (ready < size) continue;
    yield { text: head + waiting.slice(0, ready), firstRow: row, share };
    isWhole = false;
    waiting = waiting.slice(ready);
    row += readyRecords;
    [scanned, ready, readyRecords] = [scanned - ready, 0, 0];
  }
  if (isWhole || waiting !== "") yield { text: (head ?? "") + waiting, firstRow: row, share: 1 };
}
