import { listPage, type ListPage } from "#contract";
import { lookThrough, type Executor, type Transaction } from "#db";
import { isEntityCalled, type Entity, type MemberRights, type Property, type VisitorRights } from "./property.ts";
import "../tables.ts";

/** The name that writers of an entity's rows share, and that whatever changes the entity holds alone. */
export const entityLock = (entityId: string) => `entity:${entityId}`;

const COLUMNS = [
  "id",
  "name",
  "former_names",
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

/** Makes an entity of a row. The JSON in it was checked when it was written. */
export function entityOf(row: Stored): Entity {
  const { former_names: formerNames, title_plural: titlePlural, properties, visitors, members, ...rest } = row;
  return {
    ...rest,
    formerNames: JSON.parse(formerNames) as string[],
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

/**
 * @param search part of a title or name, in any case.
 * @returns entities by name, with cursors as in docs/api.md.
 */
export async function listEntityPage(
  db: Executor,
  { search = "", ...wanted }: { search?: string; limit: number; cursor?: string },
): Promise<ListPage<Entity>> {
  const found = await lookThrough(
    { search, ...wanted },
    {
      read: (cursor = "", count) => select(db).where("name", ">", cursor).orderBy("name").limit(count).execute(),
      cursorOf: ({ name }) => name,
      textsOf: ({ name, title, title_plural }) => [name, title, title_plural],
    },
  );
  return listPage(found.map(entityOf), wanted.limit, ({ name }) => name);
}

/** @param called its id or name. @returns the entity; undefined where none is called so now. */
export async function findPresent(db: Executor, called: string): Promise<Entity | undefined> {
  const row = await select(db)
    .where((eb) => eb.or([eb("id", "=", called), eb("name", "=", called)]))
    .executeTakeFirst();
  return row && entityOf(row);
}

/** @param called its id, its name or one that it had. @returns the entity; undefined where there is none. */
export async function findEntity(db: Executor, called: string): Promise<Entity | undefined> {
  const present = await findPresent(db, called);
  if (present) return present;
  const renamed = await select(db).where("former_names", "!=", "[]").execute();
  return renamed.map(entityOf).find((one) => isEntityCalled(one, called));
}

/** The columns of an entity, for writing. */
export function columnsOf({ id: _id, formerNames, titlePlural, properties, visitors, members, ...rest }: Entity) {
  return {
    ...rest,
    former_names: JSON.stringify(formerNames),
    title_plural: titlePlural,
    properties: JSON.stringify(properties),
    visitors: JSON.stringify(visitors),
    members: JSON.stringify(members),
  };
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

/** The same for an entity that has just been read. */
export async function storeProperties(
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
