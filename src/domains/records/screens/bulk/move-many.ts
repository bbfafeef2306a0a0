import { MAX_CHANGED, type BulkOutcome } from "../../rows/bulk-contract.ts";
import { call, type RowsPlace } from "../client.ts";

/** Where rows are moved to: the bin, or out of it. */
export type Way = "delete" | "restore";

/** What has been done so far. `refused`: rows that no longer exist, or that there is no room for. */
export type Moved = { done: string[]; refused: number; message?: string };

const send = (place: RowsPlace, way: Way, ids: string[]): Promise<BulkOutcome> => {
  const given = { params: place, body: { ids } };
  return way === "delete"
    ? call("POST /api/tenants/:tenant/entities/:entity/rows/deletions", given)
    : call("POST /api/tenants/:tenant/entities/:entity/rows/restorations", given);
};

/** Gives ids in batches that one request takes. */
export async function* idBatches(ids: readonly string[]): AsyncGenerator<string[]> {
  for (let from = 0; from < ids.length; from += MAX_CHANGED) yield ids.slice(from, from + MAX_CHANGED);
}

/**
 * Moves many rows to the bin or out of it, batch by batch.
 * @param isStopped is asked before each batch. @param onProgress is called after each one.
 * @throws ApiError; what was done before is in `moved`.
 */
export async function moveMany(
  place: RowsPlace,
  way: Way,
  batches: AsyncIterable<string[]>,
  { moved, isStopped, onProgress }: { moved: Moved; isStopped: () => boolean; onProgress: () => void },
): Promise<void> {
  for await (const ids of batches) {
    if (isStopped()) return;
    if (ids.length === 0) continue;
    const { changed, refused } = await send(place, way, ids);
    moved.done.push(...changed);
    moved.refused += refused.length;
    moved.message ??= refused[0]?.message;
    onProgress();
  }
}
