import type { ReadableStream } from "node:stream/web";
import { CsvError } from "csv-parse";
import type { Database } from "#db";
import type { ImportLine } from "./contract.ts";
import { matchColumns } from "./match-columns.ts";
import { presentProperties, type Property } from "./property.ts";
import { readCsv, type CsvRow } from "./read-csv.server.ts";
import { readValues, type RowData } from "./read-values.ts";
import type { RowPlace } from "./row-store.server.ts";
import { addRows } from "./rows.server.ts";

/** Rows that are stored together. */
const PORTION = 200;
/** More problems aren't listed; all are counted. */
const MAX_PROBLEMS = 200;

export type ImportOptions = {
  /** Only says what would happen. */
  isDryRun: boolean;
  /** The property of a column by the column's heading; "" leaves the column out. What isn't named is matched by name or title. */
  columns: Readonly<Record<string, string>>;
  /** Rows of the entity that the tenant may have. */
  most?: number;
};

/** Several choices of a cell are one below the other, or have semicolons between them. */
function cellFor({ type }: Property, text: string): unknown {
  return type === "choices" ? text.split(/[\n;]/).filter((part) => part.trim() !== "") : text;
}

type Columns = readonly (Property | undefined)[];

function valuesOf(columns: Columns, cells: readonly string[]): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [index, property] of columns.entries()) {
    if (property) given[property.name] = cellFor(property, cells[index] ?? "");
  }
  return given;
}

type Totals = { read: number; added: number; refused: number };

/**
 * Reads a CSV file and adds its rows, in portions that are stored as they arrive; memory doesn't grow with the file.
 * Its first row names the columns. A row with a value that doesn't fit is left out and named; the others are added.
 * @returns lines of progress: first how columns are matched, then problems and counts, at last the end or an error, behind
 * which nothing was stored.
 */
export async function* importRows(
  database: Database,
  place: RowPlace,
  body: ReadableStream<Uint8Array>,
  options: ImportOptions,
): AsyncGenerator<ImportLine> {
  const totals: Totals = { read: 0, added: 0, refused: 0 };
  const rows = readCsv(body);
  try {
    const head = await rows.next();
    if (head.done) {
      yield { error: { code: "INVALID", message: "The file is empty" } };
      return;
    }
    const properties = presentProperties(place.entity);
    const matched = matchColumns(properties, head.value.cells, options.columns);
    yield { columns: head.value.cells.map((heading, index) => ({ heading, property: matched[index]?.name ?? null })) };
    if (!matched.some(Boolean)) {
      yield { error: { code: "INVALID", message: "No column of the file has the name or title of a property" } };
      return;
    }
    yield* importLines({ database, place, options, columns: matched, totals }, rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { error: { code: "INVALID", message: `The file can't be read: ${error.message}` } };
  }
}

type Import = { database: Database; place: RowPlace; options: ImportOptions; columns: Columns; totals: Totals };

async function* importLines(run: Import, rows: AsyncIterable<CsvRow>): AsyncGenerator<ImportLine> {
  const { place, columns, totals } = run;
  let portion: RowData[] = [];
  for await (const { number, cells } of rows) {
    totals.read += 1;
    const data = readValues(place.entity, valuesOf(columns, cells), { isNew: true });
    if (data.ok) portion.push(data.value);
    else {
      totals.refused += 1;
      const problems = data.error.details?.problems ?? [];
      if (totals.refused <= MAX_PROBLEMS) yield { problem: { row: number, problems } };
    }
    if (portion.length < PORTION) continue;
    if (!(yield* store(run, portion))) return;
    portion = [];
  }
  if (yield* store(run, portion)) yield { end: totals };
}

/** @returns whether the import goes on. */
async function* store(
  { database, place, options, totals }: Import,
  portion: RowData[],
): AsyncGenerator<ImportLine, boolean> {
  if (portion.length > 0 && !options.isDryRun) {
    const stored = await addRows(database, place, portion, options.most);
    if (!stored.ok) {
      yield { error: { code: stored.error.code, message: stored.error.message, added: totals.added } };
      return false;
    }
  }
  totals.added += portion.length;
  yield { progress: { ...totals } };
  return true;
}
