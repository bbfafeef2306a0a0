import { z } from "zod";
import { cursor, done, limit, listOf, route } from "#contract";
import { isObject, parseJson } from "#shared";
import { entityContract, value } from "./entity-contract.ts";

export type { EntityChange, NewEntity, PropertyInput } from "./entity-contract.ts";

const values = z.record(z.string(), value);

const row = z.object({
  id: z.string(),
  values: values.describe("By the name of the property"),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().optional().describe("Of a row in the bin"),
});
export type ListedRow = z.output<typeof row>;

const rowChange = z.object({
  revision: z.number().describe("The number of the change"),
  kind: z.enum(["created", "changed", "deleted", "restored"]),
  author: z.string().describe("The name of who did it; empty for a visitor"),
  at: z.string(),
  values: z.array(
    z.object({
      property: z.string().describe("Its name"),
      id: z.string().describe("Of the property"),
      title: z.string(),
      from: value,
      to: value,
    }),
  ),
});
export type RowChange = z.output<typeof rowChange>;

/** Values as they are sent: each is read by its property's type. */
const givenValues = z.record(z.string(), z.unknown());

const listQuery = z
  .looseObject({
    limit,
    cursor,
    sort: z.string().optional().describe("A sortable property, createdAt or updatedAt; with - before it, downwards"),
    search: z.string().default("").describe("Each word has to begin one of the row's"),
    ids: z.string().optional().describe("Only rows of these ids, with commas between them; at most 200"),
    deleted: z
      .string()
      .optional()
      .describe("`true`: rows in the bin, the last deleted first, whatever the order, the search and the filters"),
  })
  .describe(
    "Filters are filter[property]=value, or filter[property][gte], [gt], [lte], [lt], [ne], [in] (with commas)",
  );
export type RowQuery = z.output<typeof listQuery>;

/** A line of the answer of an import. */
export type ImportLine =
  | { columns: { heading: string; property: string | null; samples: string[] }[] }
  | { problem: { row: number; problems: readonly unknown[] } }
  | { progress: { read: number; added: number; refused: number } }
  | { end: { read: number; added: number; refused: number; last: number } }
  | { error: { code: string; message: string; added?: number } };

/** The largest file that is imported. */
const MAX_IMPORT_BYTES = 200 * 1024 * 1024;

const importQuery = z.object({
  dryRun: z.stringbool().default(false).describe("Only says what would happen"),
  importId: z
    .uuidv7("Send a UUIDv7")
    .optional()
    .describe("A UUIDv7: rows that were added with it before aren't added again, so that an import can be repeated"),
  firstRow: z.coerce
    .number()
    .int()
    .min(2)
    .max(0xffffffff)
    .optional()
    .describe("The number of the first row behind the headings, where the file is a piece of a larger one"),
  columns: z
    .string()
    .transform((text, context) => {
      const parsed = parseJson(text || "{}");
      if (parsed.ok && isObject(parsed.value)) return parsed.value;
      context.addIssue("Send a JSON object");
      return z.NEVER;
    })
    .pipe(z.record(z.string(), z.string()))
    .default({})
    .describe('JSON: a property by a heading, { "Price in euros": "price" }; an empty one leaves the column out'),
});

/** What an export has: the rows that a list with the same query would have, of all its pages. */
const exportQuery = listQuery.omit({ limit: true, cursor: true, ids: true, deleted: true });
export type ExportQuery = z.output<typeof exportQuery>;

const ROWS = "/api/tenants/:tenant/entities/:entity/rows";

/** Entities and their rows. Tenants and entities are named by id or name. */
export const recordContract = {
  ...entityContract,
  createRow: route({
    method: "POST",
    path: ROWS,
    summary: "Adds a row",
    permission: "data.edit",
    status: 201,
    body: z.object({ values: givenValues }),
    answer: row,
  }),
  listRows: route({
    method: "GET",
    path: ROWS,
    summary: "Lists rows: sorted, filtered, searched; newest first by default. Or those in the bin",
    permission: "data.view",
    query: listQuery,
    answer: listOf(row),
  }),
  findRow: route({
    method: "GET",
    path: `${ROWS}/:id`,
    summary: "A row",
    permission: "data.view",
    answer: row,
  }),
  changeRow: route({
    method: "PATCH",
    path: `${ROWS}/:id`,
    summary: "Changes values; with `was`, only if they still are what you saw",
    permission: "data.edit",
    body: z.object({ values: givenValues, was: givenValues.optional() }),
    answer: row,
  }),
  deleteRow: route({
    method: "DELETE",
    path: `${ROWS}/:id`,
    summary: "Moves a row to the bin, for 30 days",
    permission: "data.edit",
    answer: done,
  }),
  restoreRow: route({
    method: "POST",
    path: `${ROWS}/:id/restore`,
    summary: "Takes a row out of the bin",
    permission: "data.edit",
    answer: row,
  }),
  readHistory: route({
    method: "GET",
    path: `${ROWS}/:id/history`,
    summary: "What happened to a row, newest first",
    permission: "data.view",
    answer: z.object({ items: z.array(rowChange) }),
  }),
  exportCsv: route({
    method: "GET",
    path: `${ROWS}.csv`,
    summary: "Rows as a CSV file: all of them, or those that search and filters find",
    permission: "data.view",
    query: exportQuery,
    answer: { mediaType: "text/csv" },
  }),
  exportJson: route({
    method: "GET",
    path: `${ROWS}.json`,
    summary: "The same as a JSON file",
    permission: "data.view",
    query: exportQuery,
    answer: { mediaType: "application/json" },
  }),
  importRows: route({
    method: "POST",
    path: `${ROWS}/import`,
    summary: "Adds the rows of a CSV file; answers with lines of JSON while it reads",
    permission: "data.edit",
    upload: ["text/csv"],
    maxBytes: MAX_IMPORT_BYTES,
    query: importQuery,
    answer: { mediaType: "application/x-ndjson" },
  }),
};
