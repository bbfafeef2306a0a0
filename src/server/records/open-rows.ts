import type { WantedRows } from "#blocks/server";
import type { Database } from "#db";
import { ENTITIES_TAG, findEntity, presentProperties, type Entity, type Property } from "#records/server";
import { findTenant, TENANTS_TAG, tenantTag } from "#tenants/server";
import { SITE_TENANT } from "#tenants";

/** What visitors may do with the rows of a tenant's entity. */
export type VisitorRight = "read" | "create";

const fold = (text: string) => text.trim().toLowerCase();

/**
 * An entity with nothing but what visitors may see of it. What isn't in it can't be read, entered, sorted, filtered or
 * searched by. The id of a row that is referred to says nothing to visitors.
 */
function visiblePart(entity: Entity, hidden: readonly string[]): Entity {
  const left = new Set(hidden.map(fold));
  const isShown = ({ id, name, title, isPrivate, type }: Property) =>
    !isPrivate && type !== "reference" && ![id, name, title].some((one) => left.has(fold(one)));
  return { ...entity, properties: presentProperties(entity).filter(isShown) };
}

/** Rows that visitors have a right to: `entity` is the part that they see, `whole` all of it. */
export type OpenRows = { tenantId: string; entity: Entity; whole: Entity };

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
  const entity = await findEntity(db, name);
  const tags = [entity ? tagOf(entity.id) : ENTITIES_TAG, tenant ? tenantTag(tenant.id) : TENANTS_TAG];
  if (!tenant?.isOpen || !entity?.visitors[right]) return { tags };
  return { open: { tenantId: tenant.id, entity: visiblePart(entity, hidden), whole: entity }, tags };
}
