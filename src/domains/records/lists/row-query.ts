import { failAt, ok, parseJson, type Result } from "#shared";
import type { RowQuery } from "../contract.ts";
import { presentProperties, type Entity, type Property } from "../entities/property.ts";
import { readValue } from "../values/read-value.ts";
import { isFilterOperator, readFilterParameter, type FilterOperator } from "./row-filter.ts";
import { keyColumn, keysOf, type Key } from "./row-keys.ts";

/** A condition on a property; without keys the row has no value. */
export type RowFilter = { property: Property; column: "num" | "txt"; operator: FilterOperator; keys: Key[] };

/** How a list is ordered: by a property, or by when rows were added. */
export type RowOrder = { property?: Property; isDescending: boolean };

/** Where the next page begins: behind this row. */
export type RowPosition = { key: number | string | null; id: string };

export type RowSelection = {
  order: RowOrder;
  filters: RowFilter[];
  search: string;
  /** The only rows that may be listed. */
  ids?: string[];
  after?: RowPosition;
  /** Whether the rows before `after` are read, the nearest first. */
  isBackward: boolean;
  limit: number;
};

/** What a list is asked for; `before` is the cursor of a page that has these rows before it. */
export type ListQuery = RowQuery & { before?: string };

type Refusal = { ok: false; error: { code: "INVALID"; message: string } };

const NEWEST_FIRST = "-createdAt";
/** More values of one filter aren't read. */
const MAX_VALUES = 100;
/** More ids aren't read. */
const MAX_IDS = 200;

function refuse(message: string, name: string): Refusal {
  return failAt("INVALID", message, { path: [name] });
}

/** A property that can't be sorted by, a private one and an unknown one are refused alike. */
const findSortable = (properties: readonly Property[], name: string) =>
  properties.find((property) => property.name === name && property.isSortable);

function readOrder(properties: readonly Property[], sort: string): RowOrder | Refusal {
  const isDescending = sort.startsWith("-");
  const name = sort.replace(/^-/, "");
  if (name === "createdAt") return { isDescending };
  const property = findSortable(properties, name);
  const isOrdered = property !== undefined && property.type !== "choices";
  return isOrdered ? { property, isDescending } : refuse("The list can’t be sorted by this", "sort");
}

function readFilter(properties: readonly Property[], name: string, text: string): RowFilter | Refusal | undefined {
  const named = readFilterParameter(name);
  if (!named) return undefined;
  const { operator } = named;
  const property = findSortable(properties, named.property);
  if (!property || !isFilterOperator(operator)) return refuse("The list can’t be filtered by this", name);
  const column = keyColumn(property.type);
  const parts = operator === "in" ? text.split(",", MAX_VALUES) : [text];
  const keys: Key[] = [];
  for (const part of parts) {
    const value = readValue({ ...property, isRequired: false }, part);
    if (!value.ok) return refuse(value.error.message, name);
    keys.push(...keysOf(property, value.value));
  }
  const isComparison = !["eq", "ne", "in"].includes(operator);
  if (isComparison && keys[0]?.[column] === null) return refuse("Enter a value", name);
  return { property, column, operator, keys };
}

/** @returns a cursor that only a list of the same order takes. */
export function cursorFor(sort: string | undefined, { key, id }: RowPosition): string {
  return Buffer.from(JSON.stringify([sort ?? NEWEST_FIRST, key, id])).toString("base64url");
}

const KEY_TYPES = { num: "number", txt: "string" } as const;

/** A key of another type than its property has now is from before a change of the type; PostgreSQL can't compare the two. */
const isKeyOf = ({ property }: RowOrder, key: unknown): key is RowPosition["key"] =>
  key === null || (property !== undefined && typeof key === KEY_TYPES[keyColumn(property.type)]);

function readCursor(sort: string, order: RowOrder, cursor: string): RowPosition | undefined {
  const parts = parseJson(Buffer.from(cursor, "base64url").toString());
  if (!parts.ok || !Array.isArray(parts.value) || parts.value[0] !== sort) return undefined;
  const [, key, id] = parts.value as unknown[];
  return isKeyOf(order, key) && typeof id === "string" ? { key, id } : undefined;
}

/**
 * Reads what a list is asked for.
 * @param properties those that the caller may see; others don't exist for it.
 * @returns INVALID with the name of the parameter that can't be used.
 */
export function readRowQuery(entity: Pick<Entity, "properties">, query: ListQuery): Result<RowSelection, "INVALID"> {
  const properties = presentProperties(entity);
  const sort = query.sort || NEWEST_FIRST;
  const order = readOrder(properties, sort);
  if ("ok" in order) return order;
  const filters: RowFilter[] = [];
  for (const [name, text] of Object.entries(query)) {
    const filter = typeof text === "string" ? readFilter(properties, name, text) : undefined;
    if (filter && "ok" in filter) return filter;
    if (filter) filters.push(filter);
  }
  const { before, cursor = before, ids, search, limit } = query;
  const after = cursor ? readCursor(sort, order, cursor) : undefined;
  if (cursor && !after) return refuse("This isn’t a cursor of this list", "cursor");
  const only = ids?.split(",", MAX_IDS).filter(Boolean);
  return ok({ order, filters, search, ids: only, after, isBackward: cursor !== undefined && cursor === before, limit });
}
