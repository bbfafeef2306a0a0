import type { Database } from "#db";
import "../tables.ts";

/** The rows of an entity in a tenant. */
type Rows = { tenantId: string; entityId: string };

/** A row for a list of addresses, and when it last changed. */
type RowAddress = { id: string; updatedAt: string };

/** @returns at most `limit` rows in the order of their ids, behind one. */
export async function readRowAddresses(
  database: Database,
  { tenantId, entityId }: Rows,
  { after = "", limit }: { after?: string; limit: number },
): Promise<RowAddress[]> {
  return database.readTenant(tenantId, ({ rows }) =>
    rows
      .selectFrom("rows")
      .select(["id", "updated_at as updatedAt"])
      .where("entity_id", "=", entityId)
      .where("deleted_at", "is", null)
      .where("id", ">", after)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
}

/**
 * Cuts the rows of an entity into parts of `size`, in the order of their ids. Reads the index only, one part at a time.
 * @returns the ids behind which the second part and each further one begins.
 */
export async function findRowParts(database: Database, { tenantId, entityId }: Rows, size: number): Promise<string[]> {
  const starts: string[] = [];
  for (let after = ""; ;) {
    const last = await database.readTenant(tenantId, ({ rows }) =>
      rows
        .selectFrom("rows")
        .select("id")
        .where("entity_id", "=", entityId)
        .where("deleted_at", "is", null)
        .where("id", ">", after)
        .orderBy("id")
        .offset(size - 1)
        .limit(2)
        .execute(),
    );
    const [end, next] = last;
    if (!end || !next) return starts;
    starts.push(end.id);
    after = end.id;
  }
}
