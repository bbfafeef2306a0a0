import { listPage, type ListPage } from "#contract";
import type { Database } from "#db";
import { failAt, ok, parseJson, type Result } from "#shared";
import { oldestInBin } from "./bin.ts";
import type { ListedRow, RowQuery } from "../contract.ts";
import { listedRow, ROW_COLUMNS, type RowPlace } from "../rows/row-store.server.ts";

type Position = { deletedAt: string; id: string };

const cursorFor = ({ deletedAt, id }: Position) => Buffer.from(JSON.stringify([deletedAt, id])).toString("base64url");

function readCursor(cursor: string): Position | undefined {
  const parts = parseJson(Buffer.from(cursor, "base64url").toString());
  if (!parts.ok || !Array.isArray(parts.value)) return undefined;
  const [deletedAt, id] = parts.value as unknown[];
  return typeof deletedAt === "string" && typeof id === "string" ? { deletedAt, id } : undefined;
}

/**
 * Lists the rows that can be restored, the last deleted first, by an index.
 * @returns INVALID for a cursor of another list.
 */
export async function listBin(
  database: Database,
  { tenantId, entity }: Omit<RowPlace, "author">,
  { limit, cursor }: Pick<RowQuery, "limit" | "cursor">,
): Promise<Result<ListPage<ListedRow>, "INVALID">> {
  const after = cursor ? readCursor(cursor) : undefined;
  if (cursor && !after) return failAt("INVALID", "This isn’t a cursor of this list", { path: ["cursor"] });
  const found = await database.readTenant(tenantId, ({ rows }) => {
    const query = rows
      .selectFrom("rows")
      .select([...ROW_COLUMNS, "deleted_at"])
      .where("entity_id", "=", entity.id)
      .where("deleted_at", "is not", null)
      .where("deleted_at", ">=", oldestInBin())
      .orderBy("deleted_at", "desc")
      .orderBy("id", "desc")
      .limit(limit + 1);
    if (!after) return query.execute();
    return query.where((eb) => eb(eb.refTuple("deleted_at", "id"), "<", eb.tuple(after.deletedAt, after.id))).execute();
  });
  const items = found.map((row) => Object.assign(listedRow(entity, row), { deletedAt: row.deleted_at ?? "" }));
  return ok(listPage(items, limit, cursorFor));
}
