import { addressOf, ApiError, offlineError, readAnswer, readLines, userHeader } from "#client";
import type { ImportLine } from "../../import/import-contract.ts";
import { rowsKey, type RowsPlace } from "../client.ts";
import type { CsvPiece } from "./split-csv.ts";

/** A row that isn't added, and why: the path of a problem ends with the name of the property. */
export type RefusedRow = { row: number; problems: { path: string[]; code: string; message: string }[] };

/** A column of the file: its property's name, and some of its cells. */
export type FoundColumn = { heading: string; property: string | null; samples: string[] };

/** What became of a piece. */
export type PieceOutcome = { refused: RefusedRow[]; read: number; added: number; left: number };

export type PieceOptions = { dryRun: boolean; importId: string; columns: Readonly<Record<string, string>> };

type Watch = {
  signal?: AbortSignal;
  /** Called once the columns are known, even if none of them has a property, which is an error. */
  onColumns?: (columns: FoundColumn[]) => void;
};

/** This module reads what row-import.server.ts writes. */
async function readOutcome(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onColumns: Watch["onColumns"],
): Promise<PieceOutcome> {
  const outcome: PieceOutcome = { refused: [], read: 0, added: 0, left: 0 };
  for await (const text of readLines(body)) {
    const line = JSON.parse(text) as ImportLine;
    if ("columns" in line) onColumns?.(line.columns);
    if ("problem" in line) outcome.refused.push(line.problem as RefusedRow);
    if ("error" in line) throw new ApiError(line.error.code, 200, line.error.message);
    if ("end" in line) return { ...outcome, read: line.end.read, added: line.end.added, left: line.end.refused };
  }
  throw offlineError();
}

/** Sends a piece of a file, and waits until its rows are stored. @throws ApiError; it can then be sent again. */
export async function sendPiece(
  place: RowsPlace,
  piece: CsvPiece,
  options: PieceOptions,
  { signal, onColumns }: Watch = {},
) {
  const columns = JSON.stringify(options.columns);
  const address = addressOf(`${rowsKey(place)}/import`, {}, { ...options, columns, firstRow: piece.firstRow });
  const headers = { "Content-Type": "text/csv", ...userHeader() };
  const init = { method: "POST", credentials: "same-origin" as const, headers, body: piece.text, signal };
  const response = await fetch(address, init).catch((error: unknown) => {
    throw signal?.aborted ? error : offlineError();
  });
  if (!response.ok || !response.body) {
    await readAnswer(response);
    throw offlineError();
  }
  return readOutcome(response.body, onColumns);
}
