import type { Database, TenantRows } from "#db";
import { fail, ok, type Result } from "#shared";
import { rowsFeature } from "#tenants";
import { takeFeature } from "#tenants/server";
import type { RowData } from "../values/read-values.ts";
import { insertRows, type RowPlace } from "./row-store.server.ts";
import { write } from "./write-rows.server.ts";

/** @param ids of rows, in their order. @returns the indexes of those that aren't stored yet. */
async function missingOf({ rows }: TenantRows, ids: readonly string[]): Promise<number[]> {
  const known = await rows.selectFrom("rows").select("id").where("id", "in", ids).execute();
  const stored = new Set(known.map(({ id }) => id));
  return [...ids.keys()].filter((index) => !stored.has(ids[index] ?? ""));
}

/**
 * Adds rows whose values were read and whose references were checked, all or none.
 * @param ids of the rows: those that are stored already aren't added again.
 * @returns LIMIT_REACHED; ENTITY_CHANGED where the values were read for another state of the entity.
 */
export function addRows(
  database: Database,
  place: RowPlace,
  all: readonly RowData[],
  ids: readonly string[] | undefined,
): Promise<Result<undefined, "NOT_FOUND" | "ENTITY_CHANGED" | "LIMIT_REACHED">> {
  return write<undefined, "NOT_FOUND" | "ENTITY_CHANGED" | "LIMIT_REACHED">(
    database,
    place,
    async (handle, _trx, now) => {
      if (now.entity.revision !== place.entity.revision) {
        return fail("ENTITY_CHANGED", "Someone changed the entity in the meantime. Try again.");
      }
      const indexes = ids ? await missingOf(handle, ids) : [...all.keys()];
      if (indexes.length === 0) return ok(undefined);
      const taken = await takeFeature(handle, rowsFeature(now.entity.id), indexes.length);
      if (!taken.ok) return taken;
      const rows = indexes.map((index) => all[index] ?? {});
      await insertRows(handle, now, rows, ids && indexes.map((index) => ids[index] ?? ""));
      return ok(undefined);
    },
  );
}
