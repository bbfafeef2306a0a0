import { countHits, type RateLimit, type TenantRows, type Transaction } from "#db";
import type { FormStore } from "#forms/server";
import { addPictures, type PictureRow } from "#media/server";
import { rowsFeature } from "#tenants";
import { takeFeature } from "#tenants/server";
import { announceRows } from "../rows/announce-rows.server.ts";
import { entityLock, findEntity } from "../entities/entity-store.server.ts";
import type { Entity } from "../entities/property.ts";
import type { RowData } from "../values/read-values.ts";
import { insertRows, listedRow, rewriteRow, type RowPlace } from "../rows/row-store.server.ts";

/**
 * A visitor's row whose values were read. Its id is made beforehand, so that storing it twice changes nothing. A suspicious
 * one goes into the bin, where it counts against no limit.
 */
export type VisitorRow = {
  id: string;
  tenantId: string;
  entity: Entity;
  data: RowData;
  isSuspicious: boolean;
  /** Pictures among its values, which the library gets together with the row. */
  pictures?: readonly PictureRow[];
};

/** A post of a client, with its row if it has a valid one. */
export type VisitorPost = { client: string; row?: VisitorRow };

/** The seconds that a client has to wait, 0 for a post that is allowed; and whether there was no room for its row. */
export type VisitorOutcome = { retryAfter: number; isFull: boolean };

/** Reserves room for as many rows as the limit allows, at most `wanted`. */
async function takeRoom(handle: TenantRows, feature: string, wanted: number): Promise<number> {
  if (wanted === 0 || (await takeFeature(handle, feature, wanted)).ok) return wanted;
  let taken = 0;
  while (taken < wanted - 1 && (await takeFeature(handle, feature, 1)).ok) taken += 1;
  return taken;
}

async function insertAll(handle: TenantRows, place: RowPlace, rows: readonly VisitorRow[]) {
  if (rows.length === 0) return [];
  const [data, ids] = [rows.map((row) => row.data), rows.map(({ id }) => id)];
  return insertRows(handle, place, data, ids);
}

async function moveToBin(handle: TenantRows, place: RowPlace, rows: readonly VisitorRow[]): Promise<void> {
  for (const [index, stored] of (await insertAll(handle, place, rows)).entries()) {
    await rewriteRow(handle, place, stored, { data: rows[index]?.data ?? {}, kind: "deleted", old: {} });
  }
}

/** Stores rows of one entity in one tenant. @returns the ids of those that there was no room for. */
async function storeTogether(
  handle: TenantRows,
  trx: Transaction,
  place: RowPlace,
  rows: readonly VisitorRow[],
): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  const known = await handle.rows.selectFrom("rows").select("id").where("id", "in", ids).execute();
  const stored = new Set(known.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !stored.has(id));
  const fresh = missing.filter(({ isSuspicious }) => !isSuspicious);
  const room = await takeRoom(handle, rowsFeature(place.entity.id), fresh.length);
  const added = await insertAll(handle, place, fresh.slice(0, room));
  await announceRows(
    trx,
    place,
    "created",
    added.map((row) => listedRow(place.entity, row)),
  );
  await moveToBin(
    handle,
    place,
    missing.filter(({ isSuspicious }) => isSuspicious),
  );
  return fresh.slice(room).map(({ id }) => id);
}

const placeKey = ({ tenantId, entity }: VisitorRow) => `${tenantId} ${entity.id}`;

/**
 * Counts visitors' posts, and stores the rows of those that are allowed, in one transaction for all that arrived together.
 * @returns the outcome of each, in their order.
 */
export async function storeVisitorRows(
  store: Pick<FormStore, "database" | "secret">,
  limit: RateLimit,
  trx: Transaction,
  posts: readonly VisitorPost[],
): Promise<VisitorOutcome[]> {
  const clients = posts.map(({ client }) => client);
  const waits = await countHits(store, trx, limit, clients, Date.now());
  const allowed = posts.flatMap(({ row }, index) => (row && waits[index] === 0 ? [row] : []));
  const refused = new Set<string>();
  // In a fixed order, so that two transactions can't deadlock on limits.
  const places = [...Map.groupBy(allowed, placeKey)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [, rows] of places) {
    const [first] = rows;
    if (!first) continue;
    const { tenantId, entity } = first;
    await store.database.shareName(trx, entityLock(entity.id));
    const now = await findEntity(trx, entity.id);
    const handle = await store.database.enterTenant(trx, tenantId);
    // An entity that was deleted in the meantime has no room.
    const left = now
      ? await storeTogether(handle, trx, { tenantId, entity: now, author: "" }, rows)
      : rows.map(({ id }) => id);
    for (const id of left) refused.add(id);
  }
  const kept = allowed.filter(({ id }) => !refused.has(id));
  await addPictures(
    store.database,
    trx,
    kept.flatMap(({ pictures = [] }) => pictures),
  );
  return posts.map(({ row }, index) => ({
    retryAfter: waits[index] ?? 0,
    isFull: row !== undefined && refused.has(row.id),
  }));
}
