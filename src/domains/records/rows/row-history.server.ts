import type { Database } from "#db";
import { fail, ok, type Result } from "#shared";
import type { RowChange } from "../contract.ts";
import { currentData } from "../types/former-values.ts";
import type { Entity, Property } from "../entities/property.ts";
import { dataOf } from "./row-store.server.ts";
import type { RowData } from "../values/read-values.ts";
import "../tables.ts";

/** The newest changes that are read. */
const MAX = 200;

/** The values that a change replaced, with those it set, with the names and titles that the properties have now. */
function changedValues(properties: ReadonlyMap<string, Property>, before: RowData, after: RowData) {
  return Object.entries(before).map(([id, from]) => {
    const { name = id, title = id } = properties.get(id) ?? {};
    return { property: name, id, title, from, to: after[id] ?? null };
  });
}

/**
 * Reads what happened to a row, also to one in the bin: its 200 newest changes, newest first.
 * @returns NOT_FOUND.
 */
export function readHistory(
  database: Database,
  { tenantId, entity }: { tenantId: string; entity: Entity },
  id: string,
): Promise<Result<{ items: RowChange[] }, "NOT_FOUND">> {
  const properties = new Map(entity.properties.map((property) => [property.id, property]));
  return database.readTenant(tenantId, async ({ rows }) => {
    const row = await rows
      .selectFrom("rows")
      .select("data")
      .where("id", "=", id)
      .where("entity_id", "=", entity.id)
      .executeTakeFirst();
    if (!row) return fail("NOT_FOUND", "Row not found");
    const changes = await rows
      .selectFrom("row_changes")
      .select(["revision", "kind", "data", "author", "created_at"])
      .where("row_id", "=", id)
      .orderBy("revision", "desc")
      .limit(MAX)
      .execute();
    const after = { ...currentData(entity, dataOf(row)) };
    const items: RowChange[] = [];
    for (const { revision, kind, author, created_at: at, ...change } of changes) {
      const before = dataOf(change);
      items.push({ revision, kind, author, at, values: changedValues(properties, before, after) });
      Object.assign(after, before);
    }
    return ok({ items });
  });
}
