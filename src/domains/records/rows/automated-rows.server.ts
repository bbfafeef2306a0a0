import type { Database, Transaction } from "#db";
import { fail, ok, SYSTEM_AUTHORS, type Result } from "#shared";
import { entityLock, findEntity } from "../entities/entity-store.server.ts";
import { rowsTag } from "../entities/entity-tags.server.ts";
import { automatedValues, writtenValues } from "./automated-values.ts";
import { addRow, writeValues } from "./rows.server.ts";

/** A row that an automation writes: a new one with the id `newId`, or changes of the one with the id `id`. */
export type AutomatedRow = {
  tenantId: string;
  /** Name of the entity. */
  entity: string;
  id?: string;
  newId: string;
  values: Readonly<Record<string, unknown>>;
};

type Code = "NOT_FOUND" | "INVALID" | "LIMIT_REACHED" | "ROW_CHANGED";

/**
 * Writes a row in the caller's transaction; it starts no automation.
 * @returns the row's id and its values as automations have them, and what drops the cached pages that show it, to be called
 * after the transaction; NOT_FOUND; INVALID; LIMIT_REACHED. Nothing is written by a failure.
 */
export async function writeAutomatedRow(
  database: Database,
  trx: Transaction,
  { tenantId, entity: name, id, newId, values: given }: AutomatedRow,
): Promise<Result<{ id: string; values: AutomatedRow["values"]; announce: () => Promise<void> }, Code>> {
  const found = await findEntity(trx, name);
  if (found) await database.shareName(trx, entityLock(found.id));
  const entity = found && (await findEntity(trx, found.id));
  if (!entity) return fail("NOT_FOUND", `There is no entity ${name}`);
  const handle = await database.enterTenant(trx, tenantId);
  const values = writtenValues(entity, given);
  const place = { tenantId, entity, author: SYSTEM_AUTHORS.automation, isAutomated: true };
  if (id !== undefined) await database.lockName(trx, `row:${id}`);
  const written =
    id === undefined
      ? await addRow(handle, trx, place, { given: values, id: newId })
      : await writeValues(handle, trx, place, id, { values });
  if (!written.ok) return written;
  // What else the transaction writes may be locked by those who wait for this row.
  await database.waitBriefly(trx);
  const announce = () => database.notify("data_changed", rowsTag(entity.id));
  return ok({ id: written.value.id, values: automatedValues(entity, written.value.values), announce });
}
