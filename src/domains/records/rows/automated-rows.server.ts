import type { Database, Transaction } from "#db";
import { fail, type Result } from "#shared";
import type { ListedRow } from "../contract.ts";
import { optionsIn } from "../types/convert-value.ts";
import { entityLock, findEntity } from "../entities/entity-store.server.ts";
import { rowsTag } from "../entities/entity-tags.server.ts";
import { presentProperties, type Entity, type Property, type PropertyType } from "../entities/property.ts";
import { addRow, writeValues } from "./rows.server.ts";
import { optionOf } from "../values/written-value.ts";

/** A row that an automation writes: a new one with the id `newId`, or changes of the one with the id `id`. */
export type AutomatedRow = {
  tenantId: string;
  /** Name of the entity. */
  entity: string;
  id?: string;
  newId: string;
  values: Readonly<Record<string, unknown>>;
};

/** Types that take yes, no and numbers themselves. */
const PLAIN: ReadonlySet<PropertyType> = new Set(["number", "money", "boolean"]);

function textOf(value: unknown): unknown {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? String(value) : value;
}

/** @returns a value as its property takes it: automations write options as they read those of a row, several with commas. */
function takenValue({ type, options }: Property, value: unknown): unknown {
  if (PLAIN.has(type)) return value;
  const text = textOf(value);
  if (typeof text !== "string" || !type.startsWith("choice")) return text;
  return type === "choice" ? optionOf(text, options) : optionsIn(text, options);
}

function writtenValues(entity: Entity, values: AutomatedRow["values"]): AutomatedRow["values"] {
  const given = presentProperties(entity).filter(({ name }) => Object.hasOwn(values, name));
  return { ...values, ...Object.fromEntries(given.map((one) => [one.name, takenValue(one, values[one.name])])) };
}

type Code = "NOT_FOUND" | "INVALID" | "LIMIT_REACHED" | "ROW_CHANGED";

/**
 * Writes a row in the caller's transaction; it starts no automation.
 * @returns the row, and what drops the cached pages that show it, to be called after the transaction; NOT_FOUND; INVALID;
 * LIMIT_REACHED. Nothing is written by a failure.
 */
export async function writeAutomatedRow(
  database: Database,
  trx: Transaction,
  { tenantId, entity: name, id, newId, values: given }: AutomatedRow,
): Promise<Result<{ row: ListedRow; announce: () => Promise<void> }, Code>> {
  const found = await findEntity(trx, name);
  if (found) await database.shareName(trx, entityLock(found.id));
  const entity = found && (await findEntity(trx, found.id));
  if (!entity) return fail("NOT_FOUND", `There is no entity ${name}`);
  const handle = await database.enterTenant(trx, tenantId);
  const values = writtenValues(entity, given);
  const place = { tenantId, entity, author: "Automation", isAutomated: true };
  if (id !== undefined) await database.lockName(trx, `row:${id}`);
  const written =
    id === undefined
      ? await addRow(handle, trx, place, { given: values, id: newId })
      : await writeValues(handle, trx, place, id, { values });
  if (!written.ok) return written;
  // What else the transaction writes may be locked by those who wait for this row.
  await database.waitBriefly(trx);
  const announce = () => database.notify("data_changed", rowsTag(entity.id));
  return { ok: true, value: { row: written.value, announce } };
}
