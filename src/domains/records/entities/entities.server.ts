import { changedMessage } from "#contract";
import type { Database, Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { EntityChange, NewEntity, PropertyInput } from "../contract.ts";
import { finishKeys } from "./entity-keys.server.ts";
import { followName, leaveName } from "./entity-names.server.ts";
import { columnsOf, entityLock, entityOf, findEntity, findPresent, selectEntities } from "./entity-store.server.ts";
import { ENTITIES_TAG, tellPages } from "./entity-tags.server.ts";
import { mergeProperties } from "./merge-properties.ts";
import { ENTITY_LIMITS, presentProperties, type Entity, type Property } from "./property.ts";
import "../tables.ts";

type Code = "NOT_FOUND" | "INVALID" | "ENTITY_TAKEN" | "ENTITY_CHANGED";
type Outcome = Result<Entity, Code>;

/**
 * @returns the properties, whose references have the present names of their entities: a former name may become another
 * entity's. Or INVALID with its path: a second property with a name, a reference to nothing, too many sortable ones.
 */
async function checkProperties(
  trx: Transaction,
  properties: readonly Property[],
  before: readonly Property[],
): Promise<Result<Property[], "INVALID">> {
  const present = presentProperties({ properties: [...properties] });
  const names = new Set<string>();
  const targets = new Map<string, string>();
  for (const { id, name, type, options, entity } of present) {
    const at = (message: string) => failAt("INVALID", message, { path: ["properties", name] });
    if (names.has(name)) return at("Another property has this name");
    names.add(name);
    if (type.startsWith("choice") && !options?.length) return at("Enter at least one option");
    if (type !== "reference") continue;
    // One that leads to an entity that was deleted since stays as it is.
    if (before.some((old) => old.id === id && old.entity === entity && old.removedAt === undefined)) continue;
    const target = entity === undefined ? undefined : await findEntity(trx, entity);
    if (!target) return at("Choose the entity that this refers to");
    targets.set(id, target.name);
  }
  const sortable = present.filter(({ isSortable }) => isSortable).length;
  if (sortable <= ENTITY_LIMITS.sortable) {
    return ok(properties.map((one) => (targets.has(one.id) ? { ...one, entity: targets.get(one.id) } : one)));
  }
  const message = `At most ${ENTITY_LIMITS.sortable} properties can be sorted by`;
  return failAt("INVALID", message, { path: ["properties"] });
}

async function mergedProperties(
  trx: Transaction,
  before: readonly Property[],
  given: readonly PropertyInput[],
): Promise<Result<Property[], "INVALID">> {
  const merged = mergeProperties(before, given, new Date().toISOString());
  return merged.ok ? checkProperties(trx, merged.value, before) : merged;
}

/**
 * Adds an entity, or returns the one that was added with this id.
 * @returns what is wrong, with its path: ENTITY_TAKEN, INVALID.
 */
export async function createEntity(
  database: Database,
  { id = newId(), ...given }: NewEntity & { id?: string },
): Promise<Outcome> {
  const created = await database.inTransaction<Outcome>(async (trx) => {
    await database.lockName(trx, "entities");
    const added = await selectEntities(trx).where("id", "=", id).executeTakeFirst();
    const isDeleted = added && (await findEntity(trx, id)) === undefined;
    if (isDeleted) return failAt("INVALID", "A deleted entity has this id", { path: ["id"] });
    if (added) return ok(entityOf(added));
    if (await findPresent(trx, given.name)) return nameTaken(given.name);
    const properties = await mergedProperties(trx, [], given.properties);
    if (!properties.ok) return properties;
    const entity: Entity = { ...given, id, formerNames: [], properties: properties.value, revision: 1 };
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
  if (!before) return fail("NOT_FOUND", "Entity not found");
  await database.lockName(trx, entityLock(before.id));
  if (revision !== undefined && revision !== before.revision) {
    return fail("ENTITY_CHANGED", changedMessage("entity"));
  }
  const { name = before.name } = fields;
  const isRenamed = name !== before.name;
  if (isRenamed && (await findPresent(trx, name))) return nameTaken(name);
  const merged = wanted ? await mergedProperties(trx, before.properties, wanted) : ok(before.properties);
  if (!merged.ok) return merged;
  const given = Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
  const wasSorted = new Set(presentProperties(before).flatMap(({ id, isSortable }) => (isSortable ? [id] : [])));
  const marked = (one: Property): Property =>
    one.isSortable && one.removedAt === undefined && !wasSorted.has(one.id) ? { ...one, lacksKeys: true } : one;
  const properties = merged.value.map(marked);
  const formerNames = isRenamed ? [...before.formerNames, before.name] : before.formerNames;
  const entity: Entity = { ...before, ...given, formerNames, properties, revision: before.revision + 1 };
  await trx
    .updateTable("entities")
    .set({ ...columnsOf(entity), updated_at: new Date().toISOString() })
    .where("id", "=", entity.id)
    .execute();
  if (!isRenamed) return ok(entity);
  await leaveName(database, trx, name);
  await followName(database, trx, before.name, name);
  return ok((await findEntity(trx, entity.id)) ?? entity);
}
