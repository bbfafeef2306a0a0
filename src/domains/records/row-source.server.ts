import { sql } from "kysely";
import type { TenantRows } from "#db";
import type { Property } from "./property.ts";
import { keyColumn } from "./row-keys.ts";
import type { RowFilter, RowOrder, RowPosition } from "./row-query.ts";
import "./tables.ts";

/** Rows that a list looks at next, in its order: at most `size` of them behind `after`. */
export type RowSource = (after: RowPosition | undefined, size: number) => Promise<RowPosition[]>;

/** The list that is read: its tenant's rows of an entity, in an order. */
export type SourceScope = { handle: TenantRows; entityId: string; order: RowOrder };

/** A page of all rows by when they were added, read by an index. */
export function pageByAge(
  { handle: { rows }, entityId, order }: SourceScope,
  after: RowPosition | undefined,
  size: number,
) {
  const query = rows
    .selectFrom("rows")
    .select(["id", sql<null>`null`.as("key")])
    .where("entity_id", "=", entityId)
    .where("deleted_at", "is", null)
    .orderBy("id", order.isDescending ? "desc" : "asc")
    .limit(size);
  return after ? query.where("id", order.isDescending ? "<" : ">", after.id) : query;
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
  const direction = scope.order.isDescending ? "desc" : "asc";
  const query = keysOfProperty(scope, property)
    .where(column, "is not", null)
    .orderBy(column, direction)
    .orderBy("row_id", direction)
    .limit(size);
  if (!after) return query;
  return query.where((build) =>
    build(
      build.refTuple(column, "row_id"),
      scope.order.isDescending ? "<" : ">",
      build.tuple(after.key as never, after.id),
    ),
  );
}

/** A page of the rows without a value of the property, by when they were added; read by an index. */
export function pageWithoutValue(scope: SourceScope, property: Property, after: RowPosition | undefined, size: number) {
  const column = keyColumn(property.type);
  const query = keysOfProperty(scope, property)
    .where(column, "is", null)
    // The column is the same for all: it keeps PostgreSQL on this index.
    .orderBy(column)
    .orderBy("row_id")
    .limit(size);
  return after ? query.where("row_id", ">", after.id) : query;
}

/** All rows by the index of their order. Rows without a value come last, whatever the direction. */
export function allRows(scope: SourceScope): RowSource {
  const { property } = scope.order;
  if (!property) return (after, size) => pageByAge(scope, after, size).execute();
  return async (after, size) => {
    const isBehindValues = after?.key === null;
    const first = isBehindValues ? [] : await pageByValue(scope, property, after, size).execute();
    if (first.length === size) return first;
    const start = isBehindValues ? after : undefined;
    const rest = await pageWithoutValue(scope, property, start, size - first.length).execute();
    return [...first, ...rest];
  };
}

/** Compares as the databases do: by code points. */
function compareKeys(one: RowPosition["key"], other: RowPosition["key"]): number {
  if (typeof one === "string" && typeof other === "string") return Buffer.compare(Buffer.from(one), Buffer.from(other));
  return Number(one) - Number(other);
}

/** In the order of a list: its rows without a value last. */
function compareRows(isDescending: boolean) {
  const sign = isDescending ? -1 : 1;
  return (one: RowPosition, other: RowPosition): number => {
    if ((one.key === null) !== (other.key === null)) return one.key === null ? 1 : -1;
    const byId = one.id < other.id ? -1 : Number(one.id > other.id);
    return one.key === null ? byId : sign * (compareKeys(one.key, other.key) || byId);
  };
}

/** The rows of a few ids: at most some thousands. */
export async function theseRows(
  { handle: { rows }, entityId, order }: SourceScope,
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
  // Without a property, rows are in the order of their ids, downwards too.
  const compare = property
    ? compareRows(isDescending)
    : (one: RowPosition, other: RowPosition) =>
        (isDescending ? -1 : 1) * (one.id < other.id ? -1 : Number(one.id > other.id));
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
