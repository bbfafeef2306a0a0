import type { Executor } from "#db";
import type { DataChoices, EntityChoice } from "#publishing";
import { listOfferedPlans } from "#plans/server";
import { listEntities, presentProperties, readValue, type Entity } from "#records/server";
import { listTenants } from "#tenants/server";
import { isEntered } from "./form-fields.ts";

/** More tenants than anyone looks through in a list. */
const MAX_TENANTS = 200;

/** @returns what the settings of blocks need to know of an entity. */
export function entityChoice(entity: Entity): EntityChoice {
  const { id, name, formerNames, title, titlePlural, visitors } = entity;
  const properties = presentProperties(entity).map((property) => ({
    id: property.id,
    name: property.name,
    title: property.title,
    isPrivate: property.isPrivate,
    isEntered: isEntered(property),
    needsValue: !readValue(property, property.default).ok,
  }));
  return { id, name, formerNames, title, titlePlural, visitors, properties };
}

/** @returns all that the settings of data blocks can name. */
export async function readDataChoices({ db }: { db: Executor }): Promise<DataChoices> {
  const entities = (await listEntities(db)).map(entityChoice);
  const offered = await listOfferedPlans(db);
  const plans = offered.map(({ id, name }) => ({ id, name }));
  const samplePlans = offered.filter(({ isSample }) => isSample).map(({ name }) => name);
  const { items, nextCursor } = await listTenants(db, { search: "", limit: MAX_TENANTS });
  const tenants = items.map(({ id, name, title, isOpen }) => ({ id, name, title, isOpen }));
  return { plans, samplePlans, entities, tenants, hasMoreTenants: nextCursor !== undefined };
}
