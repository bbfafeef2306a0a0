import type { Logger } from "pino";
import { downloadHeaders, jsonList, streamAnswer } from "#contract/server";
import type { Database } from "#db";
import { csvResponse, type Column } from "#forms/server";
import { moneyText } from "#shared";
import { yieldToRequests } from "#shared/server";
import type { ExportQuery, ListedRow } from "../contract.ts";
import { headingsOf } from "../import/match-columns.ts";
import { presentProperties, type Entity, type Property, type PropertyValue } from "../entities/property.ts";
import { listRows } from "./row-list.server.ts";

/** Rows that are read at once. */
const BATCH_SIZE = 200;

type Exported = { tenantId: string; entity: Entity; query: ExportQuery };

/** Rows of an entity, oldest first unless the query says otherwise, in batches. */
async function* everyRow(database: Database, { query, ...exported }: Exported): AsyncGenerator<ListedRow[]> {
  let cursor: string | undefined;
  do {
    const sort = query.sort || "createdAt";
    const page = await listRows(database, exported, { ...query, sort, limit: BATCH_SIZE, cursor });
    if (!page.ok) throw new Error(page.error.message);
    yield page.value.items;
    cursor = page.value.nextCursor;
    await yieldToRequests();
  } while (cursor !== undefined);
}

/** A value as an import reads it again: choices one below the other within a cell, money in whole units. */
function cellOf({ type, currency }: Property, value: PropertyValue | undefined): string | number {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value !== "number") return String(value);
  return type === "money" ? moneyText(value, currency) : value;
}

/** Sends rows as a CSV file, one column for each property. */
export function exportCsv(database: Database, exported: Exported, log: Logger): Response {
  const properties = presentProperties(exported.entity);
  const headings = headingsOf(properties);
  const columns = properties.map((property, index): Column<ListedRow> => [
    headings[index] ?? property.name,
    ({ values }) => cellOf(property, values[property.name]),
  ]);
  return csvResponse(exported.entity.name, columns, everyRow(database, exported), log);
}

/** Sends rows as a JSON file: a list of rows as the API gives them. */
export function exportJson(database: Database, exported: Exported, log: Logger): Response {
  const headers = downloadHeaders(exported.entity.name, "json");
  return streamAnswer({ chunks: jsonList(everyRow(database, exported)), headers, log });
}
