import type { WantedRows } from "#blocks/server";
import type { Database } from "#db";
import { ENTITIES_TAG, findEntity, presentProperties, rowsTag, type Entity, type Property } from "#records/server";
import { findTenant, TENANTS_TAG, tenantTag } from "#tenants/server";
import { SITE_TENANT } from "#tenants";

/** What visitors may do with the rows of a tenant's entity. */
export type VisitorRight = "read" | "create";

const fold = (text: string) => text.trim().toLowerCase();

/**
 * An entity with nothing but what visitors may see of it. What isn't in it can't be read, entered, sorted, filtered or
 * searched by. The id of a row that is referred to says nothing to visitors: no list is sorted or filtered by it.
 * @param referred what references in it may lead to, by the id of the property; those that lead nowhere aren't in it.
 */
function visiblePart(entity: Entity, hidden: readonly string[], referred: ReadonlyMap<string, Entity>): Entity {
  const left = new Set(hidden.map(fold));
  const isShown = ({ id, name, title, isPrivate, type }: Property) =>
    !isPrivate && (type !== "reference" || referred.has(id)) && ![id, name, title].some((one) => left.has(fold(one)));
  const properties = presentProperties(entity).filter(isShown);
  return { ...entity, properties: properties.map((one) => (one.type === "reference" ? unsorted(one) : one)) };
}

const unsorted = (property: Property): Property => ({ ...property, isSortable: false });

/** A property whose values are ids of another entity's rows: the part of that entity that visitors see. */
type Reference = { name: string; entity: Entity };

/**
 * Rows that visitors have a right to: `entity` is the part that they see, `whole` all of it. Its references are those to
 * entities that visitors may see too.
 */
export type OpenRows = { tenantId: string; entity: Entity; whole: Entity; references: Reference[] };

/** Finds the entities that visitors may see where an entity refers to them, and the tags of what that depends on. */
async function findReferred(db: Database["db"], entity: Entity) {
  const referred = new Map<string, Entity>();
  const known = new Map<string, Entity | undefined>();
  for (const { id, type, isPrivate, entity: name } of presentProperties(entity)) {
    if (type !== "reference" || isPrivate || name === undefined) continue;
    if (!known.has(name)) known.set(name, await findEntity(db, name));
    const target = known.get(name);
    if (target?.visitors.read) referred.set(id, visiblePart(target, [], new Map()));
  }
  return { referred, tags: [...known.values()].map((one) => (one ? rowsTag(one.id) : ENTITIES_TAG)) };
}

/**
 * Finds what an address or an editor asks for.
 * @param tagOf the tag of pages that show what is read of an entity.
 * @returns the rows, only if both the tenant and the entity are open to visitors; and the tags of what that depends on.
 */
export async function findOpenRows(
  { db }: Pick<Database, "db">,
  { tenant: called, entity: name, hidden }: WantedRows,
  right: VisitorRight,
  tagOf: (entityId: string) => string,
): Promise<{ open?: OpenRows; tags: string[] }> {
  const tenant = await findTenant(db, called ?? SITE_TENANT);
  const whole = await findEntity(db, name);
  const tags = [whole ? tagOf(whole.id) : ENTITIES_TAG, tenant ? tenantTag(tenant.id) : TENANTS_TAG];
  // Another entity may take a name that this one had.
  if (whole?.formerNames.includes(name)) tags.push(ENTITIES_TAG);
  if (!tenant?.isOpen || !whole?.visitors[right]) return { tags };
  // Nobody enters a reference.
  const { referred, tags: others } =
    right === "read" ? await findReferred(db, whole) : { referred: new Map<string, Entity>(), tags: [] };
  const entity = visiblePart(whole, hidden, referred);
  const references = entity.properties.flatMap((property) => {
    const target = referred.get(property.id);
    return target ? [{ name: property.name, entity: target }] : [];
  });
  return { open: { tenantId: tenant.id, entity, whole, references }, tags: [...tags, ...others] };
}
