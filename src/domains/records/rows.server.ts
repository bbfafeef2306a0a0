import { doOrRollBack, type Database, type TenantRows, type Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { giveBackFeature, takeFeature } from "#tenants/server";
import { oldestInBin } from "./bin.ts";
import type { ListedRow } from "./contract.ts";
import { rowsTag } from "./entities.server.ts";
import { presentProperties, type Entity } from "./property.ts";
import { readValues, type RowData } from "./read-values.ts";
import { dataOf, insertRows, listedRow, rewriteRow, ROW_COLUMNS, type RowPlace } from "./row-store.server.ts";

/** What the use of an entity's rows is counted as. */
export const rowsFeature = (entityId: string) => `rows:${entityId}`;

/** @returns INVALID with a problem for each reference that leads to no row of its entity in this tenant. */
async function checkReferences(
  { rows }: TenantRows,
  trx: Transaction,
  entity: Entity,
  data: RowData,
): Promise<Result<undefined, "INVALID">> {
  for (const { id, name, type, entity: target = "" } of presentProperties(entity)) {
    const value = data[id];
    if (type !== "reference" || typeof value !== "string") continue;
    const referred = await trx.selectFrom("entities").select("id").where("name", "=", target).executeTakeFirst();
    const found = await rows
      .selectFrom("rows")
      .select("id")
      .where("id", "=", value)
      .where("entity_id", "=", referred?.id ?? "")
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (found) continue;
    const message = "Choose an entry";
    const problems = [{ property: name, code: "NOT_A_ROW", message }];
    return failAt("INVALID", message, { path: ["values", name], problems });
  }
  return ok(undefined);
}

/** Runs one change of a tenant's rows; a failure rolls it back, a success drops the cached pages that show the entity. */
async function write<Value, Code extends string>(
  database: Database,
  { tenantId, entity }: Omit<RowPlace, "author">,
  work: (handle: TenantRows, trx: Transaction) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code>> {
  const result = await doOrRollBack(database, async (trx) => work(await database.enterTenant(trx, tenantId), trx));
  if (result.ok) await database.notify("data_changed", rowsTag(entity.id));
  return result;
}

/**
 * Adds a row.
 * @param given values by the name of the property.
 * @param most rows of this entity that the tenant may have; undefined: any number.
 * @returns INVALID with `problems` by property; LIMIT_REACHED.
 */
export function createRow(
  database: Database,
  place: RowPlace,
  given: Readonly<Record<string, unknown>>,
  most?: number,
): Promise<Result<ListedRow, "INVALID" | "LIMIT_REACHED">> {
  const { entity } = place;
  return write<ListedRow, "INVALID" | "LIMIT_REACHED">(database, place, async (handle, trx) => {
    const data = readValues(entity, given, { isNew: true });
    if (!data.ok) return data;
    const references = await checkReferences(handle, trx, entity, data.value);
    if (!references.ok) return references;
    const taken = await takeFeature(handle, rowsFeature(entity.id), 1, most);
    if (!taken.ok) return taken;
    const [row] = await insertRows(handle, place, [data.value]);
    if (!row) throw new Error("The row was not stored");
    return ok(listedRow(entity, row));
  });
}

/**
 * Adds rows whose values were read, all or none.
 * @param most as in `createRow`.
 * @returns LIMIT_REACHED; INVALID for a reference that leads nowhere.
 */
export function addRows(
  database: Database,
  place: RowPlace,
  all: readonly RowData[],
  most?: number,
): Promise<Result<undefined, "INVALID" | "LIMIT_REACHED">> {
  const { entity } = place;
  return write<undefined, "INVALID" | "LIMIT_REACHED">(database, place, async (handle, trx) => {
    for (const data of all) {
      const references = await checkReferences(handle, trx, entity, data);
      if (!references.ok) return references;
    }
    const taken = await takeFeature(handle, rowsFeature(entity.id), all.length, most);
    if (!taken.ok) return taken;
    await insertRows(handle, place, all);
    return ok(undefined);
  });
}

const selectRow = ({ rows }: TenantRows, { id: entityId }: Entity, id: string) =>
  rows.selectFrom("rows").select(ROW_COLUMNS).where("id", "=", id).where("entity_id", "=", entityId);

/** @returns a row outside the bin, or with `inBin` any one, or NOT_FOUND. */
export async function findRow(
  database: Database,
  { tenantId, entity }: Omit<RowPlace, "author">,
  id: string,
  { inBin = false } = {},
): Promise<Result<ListedRow, "NOT_FOUND">> {
  const row = await database.readTenant(tenantId, (handle) => {
    const found = selectRow(handle, entity, id);
    return (inBin ? found : found.where("deleted_at", "is", null)).executeTakeFirst();
  });
  return row ? ok(listedRow(entity, row)) : missing();
}

/** @returns the rows outside the bin that have these ids, in no order. @param ids not more than a page of a list has. */
export async function findRows(
  database: Database,
  { tenantId, entity }: Omit<RowPlace, "author">,
  ids: readonly string[],
): Promise<ListedRow[]> {
  const rows = await database.readTenant(tenantId, (handle) =>
    handle.rows
      .selectFrom("rows")
      .select(ROW_COLUMNS)
      .where("id", "in", ids)
      .where("entity_id", "=", entity.id)
      .where("deleted_at", "is", null)
      .execute(),
  );
  return rows.map((row) => listedRow(entity, row));
}

const missing = () => fail("NOT_FOUND", "There is no such row");

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** @returns ROW_CHANGED with the present values of those that aren't what the caller saw. */
function checkSeen(
  entity: Entity,
  data: RowData,
  was: Readonly<Record<string, unknown>>,
): Result<undefined, "ROW_CHANGED"> {
  const problems = presentProperties(entity)
    .filter(({ id, name }) => Object.hasOwn(was, name) && !isSame(was[name], data[id]))
    .map(({ id, name }) => ({ property: name, code: "CHANGED", value: data[id] ?? null }));
  if (problems.length === 0) return ok(undefined);
  return failAt("ROW_CHANGED", "Somebody else changed this row. Look at it, then change it again.", { problems });
}

type Change = { values: Readonly<Record<string, unknown>>; was?: Readonly<Record<string, unknown>> };

/**
 * Changes values of a row.
 * @param change `was`: the values that the caller saw; a change on top of others' is refused.
 * @returns NOT_FOUND; INVALID with `problems` by property; ROW_CHANGED with the present values.
 */
export function changeRow(
  database: Database,
  place: RowPlace,
  id: string,
  { values, was = {} }: Change,
): Promise<Result<ListedRow, "NOT_FOUND" | "INVALID" | "ROW_CHANGED">> {
  const { entity } = place;
  return write<ListedRow, "NOT_FOUND" | "INVALID" | "ROW_CHANGED">(database, place, async (handle, trx) => {
    await database.lockName(trx, `row:${id}`);
    const row = await selectRow(handle, entity, id).where("deleted_at", "is", null).executeTakeFirst();
    if (!row) return missing();
    const before = dataOf(row);
    const seen = checkSeen(entity, before, was);
    if (!seen.ok) return seen;
    const read = readValues(entity, values, { isNew: false });
    if (!read.ok) return read;
    const changed = Object.fromEntries(Object.entries(read.value).filter(([key, one]) => !isSame(one, before[key])));
    if (Object.keys(changed).length === 0) return ok(listedRow(entity, row));
    const references = await checkReferences(handle, trx, entity, changed);
    if (!references.ok) return references;
    const old = Object.fromEntries(Object.keys(changed).map((key) => [key, before[key] ?? null]));
    return ok(await rewriteRow(handle, place, row, { data: { ...before, ...changed }, kind: "changed", old }));
  });
}

/** Moves a row to the bin. @returns NOT_FOUND. */
export function deleteRow(
  database: Database,
  place: RowPlace,
  id: string,
): Promise<Result<Record<string, never>, "NOT_FOUND">> {
  const { entity } = place;
  return write<Record<string, never>, "NOT_FOUND">(database, place, async (handle, trx) => {
    await database.lockName(trx, `row:${id}`);
    const row = await selectRow(handle, entity, id).where("deleted_at", "is", null).executeTakeFirst();
    if (!row) return missing();
    await giveBackFeature(handle, rowsFeature(entity.id), 1);
    await rewriteRow(handle, place, row, { data: dataOf(row), kind: "deleted", old: {} });
    return ok({});
  });
}

/**
 * Takes a row out of the bin.
 * @returns NOT_FOUND where it isn't there, or was longer than 30 days; LIMIT_REACHED.
 */
export function restoreRow(
  database: Database,
  place: RowPlace,
  id: string,
  most?: number,
): Promise<Result<ListedRow, "NOT_FOUND" | "LIMIT_REACHED">> {
  const { entity } = place;
  return write<ListedRow, "NOT_FOUND" | "LIMIT_REACHED">(database, place, async (handle, trx) => {
    await database.lockName(trx, `row:${id}`);
    const row = await selectRow(handle, entity, id).where("deleted_at", ">=", oldestInBin()).executeTakeFirst();
    if (!row) return missing();
    const taken = await takeFeature(handle, rowsFeature(entity.id), 1, most);
    if (!taken.ok) return taken;
    return ok(await rewriteRow(handle, place, row, { data: dataOf(row), kind: "restored", old: {} }));
  });
}
