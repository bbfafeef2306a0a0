import type { ReadableStream } from "node:stream/web";
import { CsvError } from "csv-parse";
import { BodyRefused } from "#contract/server";
import type { Database } from "#db";
import { minorAmount, oneLine } from "#shared";
import { csvText } from "#shared/server";
import type { ImportLine } from "./import-contract.ts";
import { matchColumns } from "./match-columns.ts";
import { presentProperties, type Property } from "../entities/property.ts";
import { NotUtf8, readCsv, type CsvRow } from "./read-csv.server.ts";
import { readValues, type RowData } from "../values/read-values.ts";
import type { RowPlace } from "../rows/row-store.server.ts";
import { checkAllReferences } from "../values/references.server.ts";
import { addRows } from "../rows/add-rows.server.ts";
import { amountText, dayText, numberText, optionOf, timeText } from "../values/written-value.ts";

/** Rows that are stored together. */
const BATCH_SIZE = 200;
/** More problems aren't listed; all are counted. */
const MAX_PROBLEMS = 10_000;
/** An entity has far fewer properties. */
const MAX_COLUMNS = 1000;
/** Rows whose cells show what a column has. */
const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

export type ImportOptions = {
  /** Only says what would happen. */
  isDryRun: boolean;
  /** The property of a column by the column's heading; "" leaves the column out. What isn't named is matched by name or title. */
  columns: Readonly<Record<string, string>>;
  /** A UUIDv7 that the rows get their ids from: importing the same rows again with it adds none of them twice. */
  importId?: string;
  /** The number of the row that the first one of this file has in the whole file, where this is a piece of one. */
  firstRow?: number;
};

/** Exports and spreadsheets write very large and very small numbers with an exponent. */
const EXPONENT = /^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i;

/**
 * Days, numbers and options are read as spreadsheets and people of most countries write them. Several choices of a cell are
 * one below the other, or have semicolons between them. Money is in whole units.
 */
function cellFor({ type, currency, options = [] }: Property, cell: string): unknown {
  const text = csvText(cell);
  if (type === "choices") {
    const parts = text.split("\n").flatMap((line) => (options.includes(oneLine(line)) ? [line] : line.split(";")));
    return parts.filter((part) => part.trim() !== "").map((part) => optionOf(part, options));
  }
  if (type === "choice") return optionOf(text, options);
  if (type === "number") return EXPONENT.test(text.trim()) ? Number(text) : numberText(text);
  if (type === "date") return dayText(text);
  if (type === "dateTime") return timeText(text);
  return type === "money" ? (minorAmount(amountText(text, currency), currency) ?? text) : text;
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
type Numbered = { number: number; data: RowData };

/** Takes the first rows, to show what the columns have, without losing them. */
async function lookAhead(rows: AsyncGenerator<CsvRow>): Promise<{ first: CsvRow[]; all: AsyncIterable<CsvRow> }> {
  const first: CsvRow[] = [];
  while (first.length < SAMPLES) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
  }
  async function* all() {
    yield* first;
    yield* rows;
  }
  return { first, all: all() };
}

/** Cells of a column, shortened; those that are empty are left out. */
const samplesOf = (rows: readonly CsvRow[], column: number) =>
  rows.flatMap(({ cells }) => cells[column]?.trim().slice(0, SAMPLE_LENGTH) || []);

const problemOf = (error: unknown): string | undefined => {
  if (error instanceof NotUtf8 || error instanceof BodyRefused) return error.message;
  return error instanceof CsvError ? `The file can’t be read: ${error.message}` : undefined;
};

const invalid = (message: string): ImportLine => ({ error: { code: "INVALID", message } });

/**
 * Reads a CSV file and adds its rows, in batches that are stored as they arrive; memory doesn't grow with the file.
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
      yield invalid("The file is empty");
      return;
    }
    if (head.value.cells.length > MAX_COLUMNS) {
      yield invalid("The file has more than 1,000 columns");
      return;
    }
    const { first, all } = await lookAhead(rows);
    // What is chosen names headings as the file has them.
    const headings = head.value.cells.map((text) => (Object.hasOwn(options.columns, text) ? text : csvText(text)));
    const matched = matchColumns(presentProperties(place.entity), headings, options.columns);
    const columnOf = (heading: string, index: number) => {
      return { heading, property: matched[index]?.name ?? null, samples: samplesOf(first, index) };
    };
    yield { columns: head.value.cells.map(columnOf) };
    if (!matched.some(Boolean)) {
      yield invalid("No column of the file has the name or title of a property");
      return;
    }
    const offset = options.firstRow === undefined ? 0 : options.firstRow - head.value.number - 1;
    yield* importLines({ database, place, options, columns: matched, totals, offset }, all);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    yield invalid(problem);
  }
}

type Import = {
  database: Database;
  place: RowPlace;
  options: ImportOptions;
  columns: Columns;
  totals: Totals;
  /** Of the numbers of rows. */
  offset: number;
};

function refuse({ totals }: Import, row: number, problems: readonly unknown[]): ImportLine[] {
  totals.refused += 1;
  return totals.refused <= MAX_PROBLEMS ? [{ problem: { row, problems } }] : [];
}

async function* importLines(run: Import, rows: AsyncIterable<CsvRow>): AsyncGenerator<ImportLine> {
  const { place, columns, totals, offset } = run;
  let batch: Numbered[] = [];
  let last = 0;
  for await (const { number, cells } of rows) {
    totals.read += 1;
    last = number + offset;
    const data = readValues(place.entity, valuesOf(columns, cells), { isNew: true });
    if (data.ok) batch.push({ number: last, data: data.value });
    else yield* refuse(run, last, data.error.details?.problems ?? []);
    if (batch.length < BATCH_SIZE) continue;
    if (!(yield* store(run, batch))) return;
    batch = [];
  }
  if (yield* store(run, batch)) yield { end: { ...totals, last } };
}

const ROW_DIGITS = 8;

/** @returns the id of a row of an import: in the order of its rows, and always the same one. */
const idFor = (importId: string, row: number) =>
  importId.slice(0, -ROW_DIGITS) + row.toString(16).padStart(ROW_DIGITS, "0");

/** @returns whether the import continues. */
async function* store(run: Import, all: readonly Numbered[]): AsyncGenerator<ImportLine, boolean> {
  const { database, place, options, totals } = run;
  const { importId } = options;
  const wrong = await checkAllReferences(
    database,
    place,
    all.map(({ data }) => data),
  );
  for (const [index, problems] of wrong) yield* refuse(run, all[index]?.number ?? 0, problems);
  const batch = all.filter((_row, index) => !wrong.has(index));
  if (batch.length > 0 && !options.isDryRun) {
    const ids = importId === undefined ? undefined : batch.map(({ number }) => idFor(importId, number));
    const rows = batch.map(({ data }) => data);
    const stored = await addRows(database, place, rows, ids);
    if (!stored.ok) {
      yield { error: { code: stored.error.code, message: stored.error.message, added: totals.added } };
      return false;
    }
  }
  totals.added += batch.length;
  yield { progress: { ...totals } };
  return true;
}
