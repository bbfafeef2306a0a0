import { likeText, stepThrough, type Database } from "#db";
import { isObject, parseJson, SYSTEM_AUTHORS, type JsonObject } from "#shared";
import { yieldToRequests } from "#shared/server";
import { purgeRows } from "../bin/empty-bins.server.ts";
import { entityOf, selectEntities } from "../entities/entity-store.server.ts";
import { deleteRow } from "./rows.server.ts";
import type { Entity } from "../entities/property.ts";
import "../tables.ts";

/** Rows that one query looks through. */
const WINDOW = 500;

/** A row that has an email address as a value: now, or only in its history. */
type Found = { tenantId: string; id: string; entityId: string; data: string; isNow: boolean; isInBin: boolean };

/** Entities by their ids, deleted ones too. */
const allEntities = async ({ db }: Database) =>
  new Map((await selectEntities(db).execute()).map((row) => [row.id, entityOf(row)] as const));

const quoted = (emailKey: string) => JSON.stringify(emailKey);

function findIn(database: Database, tenantId: string, after: string, value: string) {
  return database.readTenant(tenantId, async ({ rows }) => {
    const window = await rows
      .selectFrom("rows")
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(WINDOW)
      .execute();
    const last = window.at(-1)?.id;
    if (last === undefined) return undefined;
    const before = rows
      .selectFrom("row_changes")
      .select("row_id")
      .where("row_id", ">", after)
      .where("row_id", "<=", last)
      .where((eb) => likeText(eb.ref("data"), value));
    const former = new Set((await before.execute()).map((one) => one.row_id));
    const found = await rows
      .selectFrom("rows")
      .select(["id", "entity_id as entityId", "data", "deleted_at"])
      .where("id", ">", after)
      .where("id", "<=", last)
      .where((eb) => eb.or([likeText(eb.ref("data"), value), eb("id", "in", ["", ...former])]))
      .execute();
    return { last, found };
  });
}

/** Finds the rows of all organisations that have an email address as a value, in any case, or had it. */
export async function rowsNaming(database: Database, emailKey: string): Promise<Found[]> {
  const value = quoted(emailKey);
  const all: Found[] = [];
  for (const { id: tenantId } of await database.db.selectFrom("tenants").select("id").execute()) {
    await stepThrough(async (after) => {
      const part = await findIn(database, tenantId, after, value);
      for (const { deleted_at: deletedAt, ...row } of part?.found ?? []) {
        const isNow = row.data.toLowerCase().includes(value);
        all.push({ tenantId, ...row, isNow, isInBin: deletedAt !== null });
      }
      return part?.last;
    });
  }
  return all;
}

/** A row for its person to read: its values by the names of the properties. */
function shownRow({ id, data }: Found, entity: Entity | undefined): JsonObject {
  const json = parseJson(data);
  const values = json.ok && isObject(json.value) ? json.value : {};
  const names = new Map(entity?.properties.map((property) => [property.id, property.name]));
  const named = Object.entries(values).map(([property, value]) => [names.get(property) ?? property, value] as const);
  return { entity: entity?.name ?? "", id, values: Object.fromEntries<unknown>(named) };
}

/** @returns rows that `rowsNaming` has found, for their person to read. */
export async function showRows(database: Database, found: readonly Found[]): Promise<JsonObject[]> {
  const entities = await allEntities(database);
  return found.map((row) => shownRow(row, entities.get(row.entityId)));
}

/**
 * Permanently deletes rows that `rowsNaming` has found; of those that only had the address in the past, only their history.
 */
export async function eraseRows(database: Database, found: readonly Found[], emailKey: string): Promise<void> {
  const entities = await allEntities(database);
  for (const { tenantId, id, entityId, isNow, isInBin } of found) {
    const entity = entities.get(entityId);
    // In the bin it isn't counted, and no page shows it.
    if (isNow && !isInBin && entity)
      await deleteRow(database, { tenantId, entity, author: SYSTEM_AUTHORS.erasure }, id);
    await database.inTransaction(async (trx) => {
      const handle = await database.enterTenant(trx, tenantId);
      if (isNow) await purgeRows(handle, [id]);
      const value = quoted(emailKey);
      const changes = handle.rows.deleteFrom("row_changes").where("row_id", "=", id);
      if (!isNow) await changes.where((eb) => likeText(eb.ref("data"), value)).execute();
    });
    await yieldToRequests();
  }
}
