import { sql } from "kysely";
import type { TenantRows } from "#db";
import type { Property } from "../entities/property.ts";
import { keyColumn } from "./row-keys.ts";
import type { RowFilter, RowOrder, RowPosition } from "./row-query.ts";
import "../tables.ts";

/** Rows that a list looks at next, in its order: at most `size` of them behind `after`. */
export type RowSource = (after: RowPosition | undefined, size: number) => Promise<RowPosition[]>;

/** The list that is read: its tenant's rows of an entity, in an order, from its beginning or `isBackward` from its end. */
export type SourceScope = { handle: TenantRows; entityId: string; order: RowOrder; isBackward?: boolean };

/** Whether values are read from the greatest on. */
const isDownward = ({ order, isBackward = false }: SourceScope) => order.isDescending !== isBackward;

/** A page of all rows by when they were added, read by an index. */
export function pageByAge(scope: SourceScope, after: RowPosition | undefined, size: number) {
  const { handle, entityId } = scope;
  const query = handle.rows
    .selectFrom("rows")
    .select(["id", sql<null>`null`.as("key")])
    .where("entity_id", "=", entityId)
    .where("deleted_at", "is", null)
    .orderBy("id", isDownward(scope) ? "desc" : "asc")
    .limit(size);
  return after ? query.where("id", isDownward(scope) ? "<" : ">", after.id) : query;
}

const keysOfProperty = ({ handle: { rows }, entityId }: SourceScope, { id, type }: Property) =>
  rows
    .selectFrom("row_keys")
    .select(["row_id as id", `${keyColumn(type)} as key`])
    .where("entity_id", "=", entityId)
    .where("property", "=", id);

/** A page of the rows that have a value of the property, by that value; read by an index. */
export function pageByValue(scope: SourceScope, property: Property, after: RowPosition | undefined, size: number) {
  const column = keyColumn(property.type);
  const direction = isDownward(scope) ? "desc" : "asc";
  const query = keysOfProperty(scope, property)
    .where(column, "is not", null)
    .orderBy(column, direction)
    .orderBy("row_id", direction)
    .limit(size);
  if (!after) return query;
  return query.where((build) =>
    build(build.refTuple(column, "row_id"), isDownward(scope) ? "<" : ">", build.tuple(after.key as never, after.id)),
  );
}

/** A page of the rows without a value of the property, by when they were added; read by an index. */
export function pageWithoutValue(scope: SourceScope, property: Property, after: RowPosition | undefined, size: number) {
  const column = keyColumn(property.type);
  const direction = scope.isBackward ? "desc" : "asc";
  const query = keysOfProperty(scope, property)
    .where(column, "is", null)
    // The column is the same for all: it keeps PostgreSQL on this index.
    .orderBy(column, direction)
    .orderBy("row_id", direction)
    .limit(size);
  return after ? query.where("row_id", scope.isBackward ? "<" : ">", after.id) : query;
}

/** All rows by the index of their order. Rows without a value come last, whatever the direction. */
export function allRows(scope: SourceScope): RowSource {
  const { property } = scope.order;
  if (!property) return (after, size) => pageByAge(scope, after, size).execute();
  const isWithout = (after: RowPosition | undefined) => after?.key === null;
  const parts = [
    { page: pageByValue, isStart: (after: RowPosition | undefined) => after !== undefined && !isWithout(after) },
    { page: pageWithoutValue, isStart: isWithout },
  ];
  const [first, second] = scope.isBackward ? parts.toReversed() : parts;
  return async (after, size) => {
    if (!first || !second) return [];
    const isBehindFirst = second.isStart(after);
    const start = isBehindFirst ? [] : await first.page(scope, property, after, size).execute();
    if (start.length === size) return start;
    const from = isBehindFirst ? after : undefined;
    return [...start, ...(await second.page(scope, property, from, size - start.length).execute())];
  };
}

/** Compares as the databases do: by code points. */
function compareKeys(one: RowPosition["key"], other: RowPosition["key"]): number {
  if (typeof one === "string" && typeof other === "string") return Buffer.compare(Buffer.from(one), Buffer.from(other));
  return Number(one) - Number(other);
}

/** In the order of a list by a property: its rows without a value last. */
function byValue(isDescending: boolean) {
  const sign = isDescending ? -1 : 1;
  return (one: RowPosition, other: RowPosition): number => {
    if ((one.key === null) !== (other.key === null)) return one.key === null ? 1 : -1;
    const byId = one.id < other.id ? -1 : Number(one.id > other.id);
    return one.key === null ? byId : sign * (compareKeys(one.key, other.key) || byId);
  };
}

/** Rows get their ids in the order in which they are added. */
function byAge(isDescending: boolean) {
  const sign = isDescending ? -1 : 1;
  return (one: RowPosition, other: RowPosition): number => sign * (one.id < other.id ? -1 : Number(one.id > other.id));
}

/** The rows of a few ids: at most some thousands. */
export async function theseRows(
  { handle: { rows }, entityId, order, isBackward }: SourceScope,
  ids: readonly string[],
): Promise<RowSource> {
  const { property, isDescending } = order;
  let found: RowPosition[] = ids.map((id) => ({ id, key: null }));
  if (property && ids.length > 0) {
    found = await rows
      .selectFrom("row_keys")
      .select(["row_id as id", `${keyColumn(property.type)} as key`])
      .where("entity_id", "=", entityId)
      .where("property", "=", property.id)
      .where("row_id", "in", ids)
      .execute();
  }
  const ordered = property ? byValue(isDescending) : byAge(isDescending);
  const compare = (one: RowPosition, other: RowPosition) => (isBackward ? ordered(other, one) : ordered(one, other));
  const sorted = found.toSorted(compare);
  return async (after, size) => {
    const behind = after ? sorted.filter((one) => compare(one, after) > 0) : sorted;
    return behind.slice(0, size);
  };
}

const SQL_OPERATORS = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

/** The rows with a key that a filter accepts; for "ne", the rows that it leaves out. */
export function matching({ handle: { rows }, entityId }: Omit<SourceScope, "order">, filter: RowFilter) {
  const { property, column, operator, keys } = filter;
  const values = keys.map((key) => key[column]);
  return rows
    .selectFrom("row_keys")
    .select("row_id as id")
    .where("entity_id", "=", entityId)
    .where("property", "=", property.id)
    .where((eb) => {
      if (operator !== "eq" && operator !== "ne" && operator !== "in") {
        return eb(column, SQL_OPERATORS[operator], values[0] as never);
      }
      const given = values.filter((value) => value !== null);
      const isGiven = given.length > 0 ? [eb(column, "in", given as never)] : [];
      return eb.or(values.includes(null) ? [...isGiven, eb(column, "is", null)] : isGiven);
    });
}
