import type { Database } from "#db";
import type { Result } from "#shared";
import { claimPath, type Place } from "./page-rows.server.ts";

/**
 * Says beforehand whether a page could stand at a path; only making or moving it takes the path.
 * @param own the page that is to stand there, when it exists already.
 * @returns the path, or a reason against it (see `claimPath`).
 */
export function checkPlace(
  { inTransaction, lockName }: Database,
  place: Place,
  own: string | undefined,
): Promise<Result<string>> {
  return inTransaction((trx) => claimPath(trx, lockName, place, own));
}
