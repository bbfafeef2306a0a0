import { changedMessage, changedProblem } from "#contract";
import { idTaken } from "#contract/server";
import type { Database, TenantRows, Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { rowsFeature } from "#tenants";
import { giveBackFeature, takeFeature } from "#tenants/server";
import { announceRows } from "./announce-rows.server.ts";
import { oldestInBin } from "../bin/bin.ts";
import type { ListedRow } from "../contract.ts";
import { currentData } from "../types/former-values.ts";
import { isSameValue } from "../values/is-same-value.ts";
import { presentProperties, type Entity } from "../entities/property.ts";
import { readValues, type RowData } from "../values/read-values.ts";
import { checkReferences } from "../values/references.server.ts";
import { dataOf, insertRows, listedRow, rewriteRow, ROW_COLUMNS, type RowPlace } from "./row-store.server.ts";
import { write } from "./write-rows.server.ts";

/**
 * Adds a row, unless one with its id was added before: then that one is the answer.
 * @param row `values` by the name of the property.
 * @returns INVALID with a problem for each value, or for the id of another entity's row; LIMIT_REACHED.
 */
export function createRow(
  database: Database,
  place: RowPlace,
  { values, id }: { values: Readonly<Record<string, unknown>>; id?: string },
): Promise<Result<ListedRow, "NOT_FOUND" | "INVALID" | "LIMIT_REACHED">> {
  return write<ListedRow, "INVALID" | "LIMIT_REACHED">(database, place, async (handle, trx, now) => {
    if (id === undefined) return addRow(handle, trx, now, { given: values });
    await database.lockName(trx, `row:${id}`);
    const known = await selectRow(handle, now.entity, id).executeTakeFirst();
    if (known) return ok(listedRow(now.entity, known));
    const other = await handle.rows.selectFrom("rows").select("id").where("id", "=", id).executeTakeFirst();
    if (other) return idTaken();
    return addRow(handle, trx, now, { given: values, id });
  });
}

type Addition = { given: Readonly<Record<string, unknown>>; id?: string };

/** Adds a row in the caller's transaction, as `createRow` does. */
export async function addRow(
  handle: TenantRows,
  trx: Transaction,
  place: RowPlace,
  { given, id }: Addition,
): Promise<Result<ListedRow, "INVALID" | "LIMIT_REACHED">> {
  const { entity } = place;
  const data = readValues(entity, given, { isNew: true });
  if (!data.ok) return data;
  const references = await checkReferences(handle, trx, entity, data.value);
  if (!references.ok) return references;
  const taken = await takeFeature(handle, rowsFeature(entity.id), 1);
  if (!taken.ok) return taken;
  const [row] = await insertRows(handle, place, [data.value], id === undefined ? undefined : [id]);
  if (!row) throw new Error("The row was not stored");
  const added = listedRow(entity, row);
  await announceRows(trx, place, "created", [added]);
  return ok(added);
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

const missing = () => fail("NOT_FOUND", "Row not found");

/** @returns ROW_CHANGED with the present values of those that are neither what the caller saw nor what they want. */
function checkSeen(
  entity: Entity,
  data: RowData,
  { was, wanted }: { was: Readonly<Record<string, unknown>>; wanted: RowData },
): Result<undefined, "ROW_CHANGED"> {
  const problems = presentProperties(entity)
    .filter(({ id, name }) => Object.hasOwn(was, name) && !isSameValue(was[name], data[id]))
    .filter(({ id }) => !Object.hasOwn(wanted, id) || !isSameValue(wanted[id], data[id]))
    .map(({ id, name }) => changedProblem(["values", name], data[id] ?? null));
  if (problems.length === 0) return ok(undefined);
  return failAt("ROW_CHANGED", changedMessage("row"), { problems });
}

type Change = { values: Readonly<Record<string, unknown>>; was?: Readonly<Record<string, unknown>> };

/**
 * Changes values of a row.
 * @param change `was`: the values that the caller saw; a change on top of others' is refused.
 * @returns NOT_FOUND; INVALID with a problem for each value; ROW_CHANGED with the present values.
 */
export function changeRow(
  database: Database,
  place: RowPlace,
  id: string,
  { values, was = {} }: Change,
): Promise<Result<ListedRow, "NOT_FOUND" | "INVALID" | "ROW_CHANGED">> {
  return write<ListedRow, "NOT_FOUND" | "INVALID" | "ROW_CHANGED">(database, place, async (handle, trx, now) => {
    await database.lockName(trx, `row:${id}`);
    return writeValues(handle, trx, now, id, { values, was });
  });
}

type ValuesCode = "NOT_FOUND" | "INVALID" | "ROW_CHANGED";

/** Changes values of a row that the transaction has locked. */
export async function writeValues(
  handle: TenantRows,
  trx: Transaction,
  place: RowPlace,
  id: string,
  { values, was = {} }: Change,
): Promise<Result<ListedRow, ValuesCode>> {
  const { entity } = place;
  const row = await selectRow(handle, entity, id).where("deleted_at", "is", null).executeTakeFirst();
  if (!row) return missing();
  const before = currentData(entity, dataOf(row));
  const read = readValues(entity, values, { isNew: false });
  if (!read.ok) return read;
  const seen = checkSeen(entity, before, { was, wanted: read.value });
  if (!seen.ok) return seen;
  const changed = Object.fromEntries(Object.entries(read.value).filter(([key, one]) => !isSameValue(one, before[key])));
  if (Object.keys(changed).length === 0) return ok(listedRow(entity, row));
  const references = await checkReferences(handle, trx, entity, changed);
  if (!references.ok) return references;
  const old = Object.fromEntries(Object.keys(changed).map((key) => [key, before[key] ?? null]));
  const rewritten = await rewriteRow(handle, place, row, { data: { ...before, ...changed }, kind: "changed", old });
  await announceRows(trx, place, "changed", [rewritten]);
  return ok(rewritten);
}

/** Moves a row that the transaction has locked to the bin. @returns NOT_FOUND. */
export async function moveToBin(
  handle: TenantRows,
  place: RowPlace,
  id: string,
): Promise<Result<Record<string, never>, "NOT_FOUND">> {
  const { entity } = place;
  const row = await selectRow(handle, entity, id).where("deleted_at", "is", null).executeTakeFirst();
  if (!row) return missing();
  await giveBackFeature(handle, rowsFeature(entity.id), 1);
  await rewriteRow(handle, place, row, { data: dataOf(row), kind: "deleted", old: {} });
  return ok({});
}

/** Moves a row to the bin. @returns NOT_FOUND. */
export function deleteRow(
  database: Database,
  place: RowPlace,
  id: string,
): Promise<Result<Record<string, never>, "NOT_FOUND">> {
  return write<Record<string, never>, "NOT_FOUND">(database, place, async (handle, trx, now) => {
    await database.lockName(trx, `row:${id}`);
    return moveToBin(handle, now, id);
  });
}

/**
 * Takes a row that the transaction has locked out of the bin.
 * @returns NOT_FOUND where it isn't there, or was longer than 30 days; LIMIT_REACHED.
 */
export async function takeFromBin(
  handle: TenantRows,
  place: RowPlace,
  id: string,
): Promise<Result<ListedRow, "NOT_FOUND" | "LIMIT_REACHED">> {
  const { entity } = place;
  const row = await selectRow(handle, entity, id).where("deleted_at", ">=", oldestInBin()).executeTakeFirst();
  if (!row) return missing();
  const taken = await takeFeature(handle, rowsFeature(entity.id), 1);
  if (!taken.ok) return taken;
  return ok(await rewriteRow(handle, place, row, { data: dataOf(row), kind: "restored", old: {} }));
}

/** Takes a row out of the bin. @returns NOT_FOUND, LIMIT_REACHED as `takeFromBin`. */
export function restoreRow(
  database: Database,
  place: RowPlace,
  id: string,
): Promise<Result<ListedRow, "NOT_FOUND" | "LIMIT_REACHED">> {
  return write<ListedRow, "NOT_FOUND" | "LIMIT_REACHED">(database, place, async (handle, trx, now) => {
    await database.lockName(trx, `row:${id}`);
    return takeFromBin(handle, now, id);
  });
}
