import type { Database, Executor, Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { EntityChange, NewEntity, PropertyInput } from "./contract.ts";
import { formerName } from "./bin.ts";
import { mergeProperties } from "./merge-properties.ts";
import {
  ENTITY_LIMITS,
  presentProperties,
  type Entity,
  type MemberRights,
  type Property,
  type VisitorRights,
} from "./property.ts";
import { fillKeys } from "./fill-keys.server.ts";
import "./tables.ts";

type Code = "NOT_FOUND" | "INVALID" | "ENTITY_TAKEN" | "ENTITY_CHANGED";
type Outcome = Result<Entity, Code>;

const COLUMNS = [
  "id",
  "name",
  "title",
  "title_plural",
  "icon",
  "description",
  "properties",
  "visitors",
  "members",
  "revision",
] as const;

/** Reads entities, the deleted ones too; `entityOf` makes entities of what it gives. */
export const selectEntities = (db: Executor) => db.selectFrom("entities").select(COLUMNS);

const select = (db: Executor) => selectEntities(db).where("deleted_at", "is", null);

type Stored = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

/** The documents are written by this module alone. */
export function entityOf({ title_plural: titlePlural, properties, visitors, members, ...rest }: Stored): Entity {
  return {
    ...rest,
    titlePlural,
    properties: JSON.parse(properties) as Property[],
    visitors: JSON.parse(visitors) as VisitorRights,
    members: JSON.parse(members) as MemberRights,
  };
}

/** @returns all entities by name. */
export async function listEntities(db: Executor): Promise<Entity[]> {
  return (await select(db).orderBy("name").execute()).map(entityOf);
}

/** @param called its id or name. @returns the entity; undefined where there is none. */
export async function findEntity(db: Executor, called: string): Promise<Entity | undefined> {
  const row = await select(db)
    .where((eb) => eb.or([eb("id", "=", called), eb("name", "=", called)]))
    .executeTakeFirst();
  return row && entityOf(row);
}

/** @returns INVALID with its path: a second property with a name, a reference to nothing, too many sortable ones. */
async function checkProperties(
  trx: Transaction,
  properties: readonly Property[],
  before: readonly Property[],
): Promise<Result<undefined, "INVALID">> {
  const present = presentProperties({ properties: [...properties] });
  const names = new Set<string>();
  for (const { id, name, type, options, entity } of present) {
    const at = (message: string) => failAt("INVALID", message, { path: ["properties", name] });
    if (names.has(name)) return at("Another property has this name");
    names.add(name);
    if (type.startsWith("choice") && !options?.length) return at("Enter at least one option");
    if (type !== "reference") continue;
    // One that leads to an entity that was deleted since stays as it is.
    if (before.some((old) => old.id === id && old.entity === entity && old.removedAt === undefined)) continue;
    const isThere = entity !== undefined && (await findEntity(trx, entity)) !== undefined;
    if (!isThere) return at("Choose the entity that this refers to");
  }
  const sortable = present.filter(({ isSortable }) => isSortable).length;
  if (sortable <= ENTITY_LIMITS.sortable) return ok(undefined);
  const message = `At most ${ENTITY_LIMITS.sortable} properties can be sorted by`;
  return failAt("INVALID", message, { path: ["properties"] });
}

async function mergedProperties(
  trx: Transaction,
  before: readonly Property[],
  given: readonly PropertyInput[],
): Promise<Result<Property[], "INVALID">> {
  const merged = mergeProperties(before, given, new Date().toISOString());
  if (!merged.ok) return merged;
  const checked = await checkProperties(trx, merged.value, before);
  return checked.ok ? merged : checked;
}

/** Adds an entity. @returns what is wrong, with its path: ENTITY_TAKEN, INVALID. */
export async function createEntity(database: Database, given: NewEntity): Promise<Outcome> {
  const created = await database.inTransaction<Outcome>(async (trx) => {
    await database.lockName(trx, "entities");
    if (await findEntity(trx, given.name)) return nameTaken(given.name);
    const properties = await mergedProperties(trx, [], given.properties);
    if (!properties.ok) return properties;
    const entity: Entity = { ...given, id: newId(), properties: properties.value, revision: 1 };
    const now = new Date().toISOString();
    await trx
      .insertInto("entities")
      .values({ ...columnsOf(entity), id: entity.id, created_at: now, updated_at: now, deleted_at: null })
      .execute();
    await leaveName(database, trx, entity.name);
    return ok(entity);
  });
  if (created.ok) await database.notify("data_changed", ENTITIES_TAG);
  return created;
}

function nameTaken(name: string): Outcome {
  return failAt("ENTITY_TAKEN", `Another entity is called ${name}`, { path: ["name"] });
}

function columnsOf({ id: _id, titlePlural, properties, visitors, members, ...rest }: Entity) {
  return {
    ...rest,
    title_plural: titlePlural,
    properties: JSON.stringify(properties),
    visitors: JSON.stringify(visitors),
    members: JSON.stringify(members),
  };
}

/**
 * Makes the keys that rows of an entity lack, batch by batch; what is cut off is done by the next start. This doesn't count
 * as a change of the entity.
 */
async function finishKeys(database: Database, id: string): Promise<void> {
  const entity = await findEntity(database.db, id);
  const lacking = entity?.properties.filter(({ lacksKeys }) => lacksKeys) ?? [];
  if (!entity || lacking.length === 0) return;
  await fillKeys(database, entity, lacking);
  const done = new Set(lacking.map((property) => property.id));
  await database.inTransaction(async (trx) => {
    await database.lockName(trx, "entities");
    await database.lockName(trx, entityLock(id));
    const now = await findEntity(trx, id);
    const settled = ({ lacksKeys, ...rest }: Property): Property =>
      lacksKeys && !done.has(rest.id) ? { ...rest, lacksKeys } : rest;
    const properties = now?.properties.map(settled);
    if (!properties) return;
    await trx
      .updateTable("entities")
      .set({ properties: JSON.stringify(properties) })
      .where("id", "=", id)
      .execute();
  });
}

/** Makes all keys that rows lack, as after the server stopped while a property became sortable. */
export async function finishAllKeys(database: Database): Promise<void> {
  for (const { id } of await listEntities(database.db)) await finishKeys(database, id);
}

/**
 * Updates references to an entity to its new name, also in deleted entities, which may be restored; within a transaction
 * that holds the lock on all entities.
 */
export async function followName(database: Database, trx: Transaction, before: string, now: string): Promise<void> {
  const all = selectEntities(trx);
  for (const { id, properties } of (await all.orderBy("name").execute()).map(entityOf)) {
    if (!properties.some(({ entity }) => entity === before)) continue;
    await database.lockName(trx, entityLock(id));
    const renamed = (one: Property) => (one.entity === before ? { ...one, entity: now } : one);
    const present = entityOf(await all.where("id", "=", id).executeTakeFirstOrThrow());
    await storeProperties(trx, present, (own) => own.map(renamed));
  }
}

/**
 * Frees the name of a deleted entity for another one: references to the deleted entity switch to its name in the bin.
 * @param taker the deleted entity that takes its own name back.
 */
export async function leaveName(database: Database, trx: Transaction, name: string, taker?: string): Promise<void> {
  const deleted = await trx
    .selectFrom("entities")
    .select(["id", "name"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .execute();
  const last = deleted.find((one) => formerName(one.name) === name);
  if (last && last.id !== taker) await followName(database, trx, name, last.name);
}

/**
 * Changes an entity. Values of removed properties stay with their rows; properties that become sortable are looked up
 * in all rows before this returns.
 * @returns what is wrong: NOT_FOUND, ENTITY_CHANGED where it isn't the given revision any more, ENTITY_TAKEN, INVALID.
 */
export async function changeEntity(database: Database, called: string, change: EntityChange): Promise<Outcome> {
  const changed = await database.inTransaction((trx) => writeChange(database, trx, called, change));
  if (!changed.ok) return changed;
  const entity = changed.value;
  await finishKeys(database, entity.id);
  await tellPages(database, entity.id);
  return ok((await findEntity(database.db, entity.id)) ?? entity);
}

async function writeChange(
  database: Database,
  trx: Transaction,
  called: string,
  { revision, properties: wanted, ...fields }: EntityChange,
): Promise<Result<Entity, Code>> {
  await database.lockName(trx, "entities");
  const before = await findEntity(trx, called);
  if (!before) return fail("NOT_FOUND", "There is no such entity");
  await database.lockName(trx, entityLock(before.id));
  if (revision !== undefined && revision !== before.revision) {
    return fail("ENTITY_CHANGED", "Someone else changed this entity. Look at it, then change it again.");
  }
  const { name = before.name } = fields;
  if (name !== before.name && (await findEntity(trx, name))) return nameTaken(name);
  const merged = wanted ? await mergedProperties(trx, before.properties, wanted) : ok(before.properties);
  if (!merged.ok) return merged;
  const given = Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
  const wasSorted = new Set(presentProperties(before).flatMap(({ id, isSortable }) => (isSortable ? [id] : [])));
  const marked = (one: Property): Property =>
    one.isSortable && one.removedAt === undefined && !wasSorted.has(one.id) ? { ...one, lacksKeys: true } : one;
  const properties = merged.value.map(marked);
  const entity: Entity = { ...before, ...given, properties, revision: before.revision + 1 };
  await trx
    .updateTable("entities")
    .set({ ...columnsOf(entity), updated_at: new Date().toISOString() })
    .where("id", "=", entity.id)
    .execute();
  if (entity.name !== before.name) {
    await leaveName(database, trx, entity.name);
    await followName(database, trx, before.name, entity.name);
  }
  return ok(entity);
}

/** Changes the properties of an entity within a transaction that holds its lock; its revision goes up. */
export async function writeProperties(
  trx: Transaction,
  id: string,
  change: (before: Property[]) => Property[],
): Promise<Entity | undefined> {
  const before = await findEntity(trx, id);
  return before && storeProperties(trx, before, change);
}

async function storeProperties(
  trx: Transaction,
  before: Entity,
  change: (before: Property[]) => Property[],
): Promise<Entity> {
  const entity = { ...before, properties: change(before.properties), revision: before.revision + 1 };
  await trx
    .updateTable("entities")
    .set({ properties: JSON.stringify(entity.properties), revision: entity.revision })
    .where("id", "=", entity.id)
    .execute();
  return entity;
}

/** Drops cached pages that show an entity, and those that ask for one that isn't there. */
export async function tellPages(database: Database, entityId: string): Promise<void> {
  for (const tag of [rowsTag(entityId), entityTag(entityId), ENTITIES_TAG]) await database.notify("data_changed", tag);
}

/** The tag of cached pages that ask for an entity that isn't there. */
export const ENTITIES_TAG = "entities";

/** The tag of cached pages that show an entity's properties and no rows. */
export const entityTag = (entityId: string) => `entity:${entityId}`;

/** The tag of cached pages that show rows of an entity. */
export const rowsTag = (entityId: string) => `rows:${entityId}`;

/** The name that writers of an entity's rows share, and that whatever changes the entity holds alone. */
export const entityLock = (entityId: string) => `entity:${entityId}`;
