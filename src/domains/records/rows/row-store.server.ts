import { rowWords, type TenantRows } from "#db";
import { newId } from "#shared/server";
import type { ListedRow } from "../contract.ts";
import { currentData } from "../types/former-values.ts";
import { presentProperties, type Entity, type Property, type PropertyValue } from "../entities/property.ts";
import type { RowData } from "../values/read-values.ts";
import { keysOf } from "../lists/row-keys.ts";
import "../tables.ts";

/**
 * The rows that are written: those of an entity in a tenant; `author` is the name of who writes them, "" for a visitor, and
 * `isAutomated` whether an automation does.
 */
export type RowPlace = { tenantId: string; entity: Entity; author: string; isAutomated?: boolean };

/** What is read of a row before it is shown or rewritten. */
export type StoredRow = { id: string; data: string; revision: number; created_at: string; updated_at: string };
/** The columns of `StoredRow`. */
export const ROW_COLUMNS = ["id", "data", "revision", "created_at", "updated_at"] as const;

/** @returns the values of a row by the id of the property. */
export const dataOf = ({ data }: Pick<StoredRow, "data">): RowData => JSON.parse(data) as RowData;

/** A row as the API gives it: its values by the names that the properties have now. */
export function listedRow(entity: Pick<Entity, "properties">, row: StoredRow): ListedRow {
  const data = currentData(entity, dataOf(row));
  const values = presentProperties(entity).map(({ id, name }) => [name, data[id] ?? null] as const);
  return { id: row.id, values: Object.fromEntries(values), createdAt: row.created_at, updatedAt: row.updated_at };
}

/** Keys of one statement. */
const MAX_KEYS = 1000;

const texts = (value: PropertyValue | undefined) => (Array.isArray(value) ? value : [value ?? ""]).map(String);

/** @returns the value of `search_text` for the properties that the entity is given with. */
export function searchTextOf({ tenantId, entity }: Omit<RowPlace, "author">, stored: RowData): string {
  const data = currentData(entity, stored);
  const words = presentProperties(entity).flatMap(({ id, type }) => (type === "reference" ? [] : texts(data[id])));
  return rowWords({ tenantId, entityId: entity.id }, words);
}

function keyRowsOf(entity: Entity, rowId: string, stored: RowData) {
  const data = currentData(entity, stored);
  return presentProperties(entity)
    .filter(({ isSortable }) => isSortable)
    .flatMap((property) => keyRowsFor(entity.id, property, rowId, data));
}

/** The keys of one property of a row. */
export function keyRowsFor(entityId: string, property: Property, rowId: string, data: RowData) {
  const owner = { entity_id: entityId, property: property.id, row_id: rowId };
  return keysOf(property, data[property.id]).map((key) => Object.assign(key, owner));
}

/** Stores keys. Rows with many choices have more of them than either database takes in one statement. */
export async function insertKeys({ rows }: TenantRows, keys: readonly ReturnType<typeof keyRowsFor>[number][]) {
  for (let from = 0; from < keys.length; from += MAX_KEYS) {
    await rows
      .insertInto("row_keys")
      .values(keys.slice(from, from + MAX_KEYS))
      .execute();
  }
}

/**
 * Adds rows whose values were read, with their keys and first changes, in the caller's transaction.
 * @param ids of the rows; new ones by default. Lists have rows in the order of their ids, and those of one moment would be
 * in none.
 */
export async function insertRows(
  handle: TenantRows,
  place: RowPlace,
  all: readonly RowData[],
  ids: readonly string[] = all.map(newId).toSorted(),
): Promise<StoredRow[]> {
  const { entity, author } = place;
  const now = new Date().toISOString();
  const stored = all.map((data, index) => ({
    id: ids[index] ?? newId(),
    entity_id: entity.id,
    data: JSON.stringify(currentData(entity, data)),
    search_text: searchTextOf(place, data),
    revision: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  }));
  const keys = stored.flatMap(({ id }, index) => keyRowsOf(entity, id, all[index] ?? {}));
  await handle.rows.insertInto("rows").values(stored).execute();
  await insertKeys(handle, keys);
  const change = { revision: 1, kind: "created" as const, data: "{}", author, created_at: now };
  await handle.rows
    .insertInto("row_changes")
    .values(stored.map(({ id }) => ({ ...change, row_id: id })))
    .execute();
  return stored;
}

/**
 * Looks through a tenant's next rows for those of an entity, in the bin too: no index has an entity's rows by their ids, and
 * one query would read all rows of a tenant that has none of them.
 * @param after the last row that was looked at, "" to begin. @param most rows that are looked at.
 * @returns the entity's rows among them; `last` unless there are no more.
 */
export async function findNextIds(
  { rows }: TenantRows,
  entityId: string,
  { after, most }: { after: string; most: number },
): Promise<{ ids: string[]; last?: string }> {
  const seen = await rows
    .selectFrom("rows")
    .select(["id", "entity_id"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
  const ids = seen.filter((row) => row.entity_id === entityId).map(({ id }) => id);
  const last = seen.length === most ? seen.at(-1)?.id : undefined;
  return { ids, ...(last !== undefined && { last }) };
}

type Rewrite = { data: RowData; kind: "changed" | "deleted" | "restored"; old: RowData };

/** Stores a row's next state with its keys, its words and its change. A row in the bin has neither keys nor words. */
export async function rewriteRow(
  handle: TenantRows,
  place: RowPlace,
  { id, revision, created_at }: StoredRow,
  { data, kind, old }: Rewrite,
): Promise<ListedRow> {
  const { rows } = handle;
  const { entity, author } = place;
  const now = new Date().toISOString();
  const isGone = kind === "deleted";
  const next = { data: JSON.stringify(data), revision: revision + 1, updated_at: now };
  const search_text = isGone ? "" : searchTextOf(place, data);
  await rows
    .updateTable("rows")
    .set({ ...next, search_text, deleted_at: isGone ? now : null })
    .where("id", "=", id)
    .execute();
  await rows.deleteFrom("row_keys").where("row_id", "=", id).execute();
  await insertKeys(handle, isGone ? [] : keyRowsOf(entity, id, data));
  await rows
    .insertInto("row_changes")
    .values({ row_id: id, revision: next.revision, kind, data: JSON.stringify(old), author, created_at: now })
    .execute();
  return listedRow(entity, { id, created_at, ...next });
}
