import { changedMessage } from "#contract";
import type { Database, TenantRows } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { yieldToRequests } from "#shared/server";
import { convertRows } from "./convert-rows.server.ts";
import { convertValue } from "./convert-value.ts";
import { entityLock, findEntity, writeProperties } from "../entities/entity-store.server.ts";
import { tellPages } from "../entities/entity-tags.server.ts";
import { currentData } from "./former-values.ts";
import {
  canBeSorted,
  presentProperties,
  type Entity,
  type Property,
  type PropertyValue,
} from "../entities/property.ts";
import { readValue } from "../values/read-value.ts";
import { dataOf, listedRow, ROW_COLUMNS } from "../rows/row-store.server.ts";
import type { TypeChange, TypeLine } from "./type-contract.ts";
import "../tables.ts";

/** Rows that are tried in one query. */
const BATCH_SIZE = 500;
/** More values that don't fit aren't listed; all are counted. */
const MAX_LISTED = 50;
/** More different values aren't offered as options. */
const MAX_FOUND = 100;

type Code = "NOT_FOUND" | "INVALID" | "ENTITY_CHANGED" | "VALUES_LOST";

/** What is changed: a property of an entity, and what it becomes. */
type Change = { entity: Entity; from: Property; to: Property };

function nextId({ properties }: Entity): string {
  return `p${Math.max(0, ...properties.map(({ id }) => Number(id.slice(1)))) + 1}`;
}

/** The default as the new type has it; none where it doesn't fit. */
function defaultFor(from: Property, to: Property): PropertyValue | undefined {
  const converted = convertValue(from, to, from.default ?? null);
  return converted.ok ? (converted.value ?? undefined) : undefined;
}

/** The property that takes the place of another one: with its name, its meaning and the new type. */
function successor(entity: Entity, from: Property, { type, options, currency, entity: target }: TypeChange): Property {
  const { default: _default, options: _options, currency: _currency, entity: _entity, former: _former, ...rest } = from;
  const to: Property = {
    ...rest,
    id: nextId(entity),
    type,
    isSortable: from.isSortable && canBeSorted(type),
    ...(type.startsWith("choice") && { options }),
    ...(type === "money" && { currency }),
    ...(type === "reference" && { entity: target }),
    former: { id: from.id, type: from.type, options: from.options, currency: from.currency },
  };
  return { ...to, default: defaultFor(from, to) };
}

/** Finds what a request changes. @returns NOT_FOUND, INVALID. */
async function findChange(
  database: Database,
  called: { entity: string; property: string },
  wanted: TypeChange,
): Promise<Result<Change, Code>> {
  const entity = await findEntity(database.db, called.entity);
  const from = entity && presentProperties(entity).find(({ id, name }) => [id, name].includes(called.property));
  if (!entity || !from) return fail("NOT_FOUND", "Property not found");
  const { type, options, currency } = wanted;
  if (from.type === type) return failAt("INVALID", "The property has this type", { path: ["type"] });
  if (from.former) return fail("ENTITY_CHANGED", "The type of this property is being changed. Try again in a moment.");
  if (type === "reference") return failAt("INVALID", "No value can become a reference", { path: ["type"] });
  if (type.startsWith("choice") && !options?.length) {
    return failAt("INVALID", "Enter at least one option", { path: ["options"] });
  }
  if (type === "money" && !currency) return failAt("INVALID", "Enter a currency such as EUR", { path: ["currency"] });
  return ok({ entity, from, to: successor(entity, from, wanted) });
}

type Trial = { checked: number; values: number; misfits: number; found: Set<string> };

/** Reads a batch of a tenant's rows outside the bin. */
const readBatch = ({ rows }: TenantRows, entityId: string, after: string) =>
  rows
    .selectFrom("rows")
    .select(ROW_COLUMNS)
    .where("entity_id", "=", entityId)
    .where("deleted_at", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();

function tryRow({ entity, from, to }: Change, trial: Trial, row: Awaited<ReturnType<typeof readBatch>>[number]) {
  trial.checked += 1;
  const value = currentData(entity, dataOf(row))[from.id] ?? null;
  if (value === null) return undefined;
  trial.values += 1;
  for (const text of Array.isArray(value) ? value : [value]) {
    if (trial.found.size < MAX_FOUND) trial.found.add(String(text).slice(0, 120).trim());
  }
  const converted = convertValue(from, to, value);
  if (converted.ok) return undefined;
  trial.misfits += 1;
  return converted.error.message;
}

/**
 * Tries the new type on the rows of all tenants.
 * @returns what it has found; yields a line for each of the first misfits.
 */
async function* tryAll(database: Database, change: Change): AsyncGenerator<TypeLine, Trial> {
  const trial: Trial = { checked: 0, values: 0, misfits: 0, found: new Set() };
  const tenants = await database.db.selectFrom("tenants").select(["id", "name"]).execute();
  for (const { id, name: tenant } of tenants) {
    for (let after: string | undefined = ""; after !== undefined;) {
      const start: string = after;
      const batch = await database.readTenant(id, (handle) => readBatch(handle, change.entity.id, start));
      for (const row of batch) {
        const message = tryRow(change, trial, row);
        if (message === undefined || trial.misfits > MAX_LISTED) continue;
        yield { misfit: { tenant, row: listedRow(change.entity, row), message } };
      }
      if (batch.length > 0) yield { progress: { checked: trial.checked, misfits: trial.misfits } };
      await yieldToRequests();
      after = batch.length === BATCH_SIZE ? batch.at(-1)?.id : undefined;
    }
  }
  return trial;
}

/** Puts the new property in the place of the old one, which is removed as any other is: it can be restored for 30 days. */
function exchange({ entity, from, to }: Change, before: readonly Property[]): Property[] {
  const id = nextId({ ...entity, properties: [...before] });
  return before.flatMap((one) => {
    if (one.id !== from.id) return [one];
    return [
      { ...to, id },
      { ...one, removedAt: new Date().toISOString() },
    ];
  });
}

/** @returns ENTITY_CHANGED where someone has changed the entity since it was read. */
async function store(database: Database, change: Change): Promise<Result<Entity, Code>> {
  return database.inTransaction(async (trx) => {
    await database.lockName(trx, "entities");
    await database.lockName(trx, entityLock(change.entity.id));
    const now = await findEntity(trx, change.entity.id);
    if (!now) return fail("NOT_FOUND", "Entity not found");
    if (now.revision !== change.entity.revision) {
      return fail("ENTITY_CHANGED", changedMessage("entity"));
    }
    const entity = await writeProperties(trx, now.id, (before) => exchange(change, before));
    return entity ? ok(entity) : fail("NOT_FOUND", "Entity not found");
  });
}

const failed = ({ code, message }: { code: string; message: string }): TypeLine => ({ error: { code, message } });

/**
 * Changes the type of a property, or only tries it. The property gets a successor with the new type, and values that fit
 * are converted (`convertValue`); the old one keeps all values and is removed, so that nothing is lost for 30 days. From the
 * moment of the change, readers and writers see converted values, also of rows whose turn hasn't come yet.
 * @returns lines: values that don't fit, progress, and the result. NOT_FOUND, INVALID, ENTITY_CHANGED come before the first.
 */
export async function changeType(
  database: Database,
  called: { entity: string; property: string },
  wanted: TypeChange,
): Promise<Result<AsyncGenerator<TypeLine>, Code>> {
  const change = await findChange(database, called, wanted);
  if (!change.ok) return change;
  if (wanted.revision !== undefined && wanted.revision !== change.value.entity.revision) {
    return fail("ENTITY_CHANGED", changedMessage("entity"));
  }
  return ok(run(database, change.value, wanted));
}

async function* run(database: Database, change: Change, { dryRun, mayLose }: TypeChange): AsyncGenerator<TypeLine> {
  const trial = yield* tryAll(database, change);
  const { checked, values, misfits, found } = trial;
  const options = [...found].filter((text) => readValue({ ...change.to, type: "text", isRequired: true }, text).ok);
  const end: TypeLine = { end: { checked, values, misfits, found: options } };
  if (dryRun) {
    yield end;
    return;
  }
  if (misfits > mayLose) {
    yield failed({ code: "VALUES_LOST", message: `${misfits} values don’t fit, and only ${mayLose} may be left out` });
    return;
  }
  const stored = await store(database, change);
  if (!stored.ok) {
    yield failed(stored.error);
    return;
  }
  await tellPages(database, stored.value.id);
  for await (const converted of convertRows(database, stored.value.id)) yield { converted };
  await tellPages(database, stored.value.id);
  yield end;
}
