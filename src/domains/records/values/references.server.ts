import type { Database, TenantRows, Transaction } from "#db";
import { failAt, ok, type Result } from "#shared";
import { findEntity } from "../entities/entity-store.server.ts";
import { presentProperties, type Entity } from "../entities/property.ts";
import { valueProblem, type RowData, type ValueProblem } from "./read-values.ts";
import type { RowPlace } from "../rows/row-store.server.ts";
import "../tables.ts";

/** @returns INVALID with a problem for each reference that leads to no row of its entity in this tenant. */
export async function checkReferences(
  { rows }: TenantRows,
  trx: Transaction,
  entity: Entity,
  data: RowData,
): Promise<Result<undefined, "INVALID">> {
  for (const { id, name, type, entity: target = "" } of presentProperties(entity)) {
    const value = data[id];
    if (type !== "reference" || typeof value !== "string") continue;
    const referred = await findEntity(trx, target);
    const found = await rows
      .selectFrom("rows")
      .select("id")
      .where("id", "=", value)
      .where("entity_id", "=", referred?.id ?? "")
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (found) continue;
    const problem = valueProblem(name, "NOT_A_ROW", "Choose an entry");
    return failAt("INVALID", problem.message, { path: problem.path, problems: [problem] });
  }
  return ok(undefined);
}

/** What is wrong with references of rows, by the index of the row. */
type ReferenceFaults = Map<number, ValueProblem[]>;

/** Looks up the references of many rows at once. @returns those that lead to no row of their entity in this tenant. */
export async function checkAllReferences(
  database: Database,
  { tenantId, entity }: Omit<RowPlace, "author">,
  all: readonly RowData[],
): Promise<ReferenceFaults> {
  const faults: ReferenceFaults = new Map();
  for (const { id, name, type, entity: target = "" } of presentProperties(entity)) {
    const wanted = all.map((data) => (type === "reference" ? data[id] : null));
    const ids = [...new Set(wanted.filter((value) => typeof value === "string"))];
    if (ids.length === 0) continue;
    const referred = await findEntity(database.db, target);
    const found = await database.readTenant(tenantId, ({ rows }) =>
      rows
        .selectFrom("rows")
        .select("id")
        .where("id", "in", ids)
        .where("entity_id", "=", referred?.id ?? "")
        .where("deleted_at", "is", null)
        .execute(),
    );
    const known = new Set(found.map((row) => row.id));
    for (const [index, value] of wanted.entries()) {
      if (typeof value !== "string" || known.has(value)) continue;
      const problem = valueProblem(name, "NOT_A_ROW", "No row has this id");
      faults.set(index, [...(faults.get(index) ?? []), problem]);
    }
  }
  return faults;
}
