import { isRefusal } from "#client";
import type { ListedRow } from "../../contract.ts";
import { MAX_CHANGE_BYTES, MAX_CHANGED } from "../../rows/bulk-contract.ts";
import type { PropertyValue } from "../../entities/property.ts";
import { call, type RowsPlace } from "../client.ts";

/** A value of a row as it was before many were changed. */
export type Former = { id: string; value: PropertyValue };

/**
 * What has been done so far. `unanswered`: rows that may have been changed by a request whose answer didn't come; `refused`:
 * rows that someone else has changed or deleted, or that the value doesn't fit.
 */
export type Progress = { former: Former[]; unanswered: Former[]; refused: number; message?: string };

/**
 * Rows that a list gives one page after the other, in an order that no change moves them in: the newest first, so that rows
 * which are added in the meantime aren't among them.
 */
export async function* pagesOf(place: RowsPlace, query: Readonly<Record<string, string>>): AsyncGenerator<ListedRow[]> {
  let cursor: string | undefined;
  do {
    const page = await call("GET /api/tenants/:tenant/entities/:entity/rows", {
      params: place,
      query: { ...query, sort: "-createdAt", limit: MAX_CHANGED, cursor },
    });
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

/** Gives rows in batches that one request takes. */
export async function* batchesOf(rows: readonly ListedRow[]): AsyncGenerator<ListedRow[]> {
  for (let from = 0; from < rows.length; from += MAX_CHANGED) yield rows.slice(from, from + MAX_CHANGED);
}

type Change = { id: string; from: PropertyValue; to: PropertyValue };

/** Divides changes so that each part fits a request, whatever their texts are. */
function* fitting(name: string, changes: readonly Change[]): Generator<Change[]> {
  const most = MAX_CHANGE_BYTES - 1000;
  let part: Change[] = [];
  let bytes = 0;
  for (const change of changes) {
    const size = new Blob([JSON.stringify([name, name, change])]).size + 50;
    if (part.length > 0 && bytes + size > most) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(change);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

/** Changes a value of rows, in as many requests as it takes. @throws ApiError */
async function send(place: RowsPlace, name: string, changes: readonly Change[], progress: Progress): Promise<void> {
  for (const part of fitting(name, changes)) await sendPart(place, name, part, progress);
}

/** Changes a value of rows that still have the value that was seen; the others are counted as refused. @throws ApiError */
async function sendPart(place: RowsPlace, name: string, changes: readonly Change[], progress: Progress): Promise<void> {
  const { changed, refused } = await call("POST /api/tenants/:tenant/entities/:entity/rows/changes", {
    params: place,
    body: { changes: changes.map(({ id, from, to }) => ({ id, values: { [name]: to }, was: { [name]: from } })) },
  }).catch((failure: unknown) => {
    if (!isRefusal(failure)) progress.unanswered.push(...changes.map(({ id, from }) => ({ id, value: from })));
    throw failure;
  });
  const done = new Set(changed);
  for (const { id, from } of changes) if (done.has(id)) progress.former.push({ id, value: from });
  progress.refused += refused.length;
  progress.message ??= refused[0]?.message;
}

/**
 * Sets a property of many rows to a value, batch by batch.
 * @param isStopped is asked before each batch. @param onProgress is called after each one.
 * @throws ApiError; what was done before is in `progress`.
 */
export async function setMany(
  place: RowsPlace,
  { name, value }: { name: string; value: PropertyValue },
  batches: AsyncIterable<ListedRow[]>,
  { progress, isStopped, onProgress }: { progress: Progress; isStopped: () => boolean; onProgress: () => void },
): Promise<void> {
  for await (const rows of batches) {
    if (isStopped()) return;
    const changes = rows
      .map((row) => ({ id: row.id, from: row.values[name] ?? null, to: value }))
      .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
    await send(place, name, changes, progress);
    onProgress();
  }
}

/** Gives rows their former values back, unless someone has changed them since. @throws ApiError */
export async function undoMany(
  place: RowsPlace,
  { name, value }: { name: string; value: PropertyValue },
  former: readonly Former[],
): Promise<Progress> {
  const progress: Progress = { former: [], unanswered: [], refused: 0 };
  for (let from = 0; from < former.length; from += MAX_CHANGED) {
    const batch = former.slice(from, from + MAX_CHANGED);
    const changes = batch.map((one) => ({ id: one.id, from: value, to: one.value }));
    await send(place, name, changes, progress);
  }
  return progress;
}
