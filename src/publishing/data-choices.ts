import { fail, ok, type Result } from "#shared";

/** A property as settings of blocks name it. */
export type PropertyChoice = {
  id: string;
  name: string;
  title: string;
  /** Visitors never see it. */
  isPrivate: boolean;
  /** Visitors can enter it: it is no file, picture or reference. */
  isEntered: boolean;
  /** A row can't be stored without it, and it has no default. */
  needsValue: boolean;
};

/** An entity, and what visitors may do with its rows. */
export type EntityChoice = {
  id: string;
  name: string;
  formerNames: readonly string[];
  title: string;
  titlePlural: string;
  visitors: { read: boolean; create: boolean };
  /** Those that aren't removed, in order. */
  properties: readonly PropertyChoice[];
};

/** An organisation, and whether visitors reach its rows at all. */
export type TenantChoice = { id: string; name: string; title: string; isOpen: boolean };

/** A plan that visitors are offered. */
export type PlanChoice = { id: string; name: string };

/** What the settings of blocks with rows can name. */
export type RowChoices = {
  entities: readonly EntityChoice[];
  /** The first ones by name. */
  tenants: readonly TenantChoice[];
  /** Whether there are tenants that aren't in the list. */
  hasMoreTenants: boolean;
};

/** What the settings of data blocks can name. */
export type DataChoices = RowChoices & {
  /** In their order. */
  plans: readonly PlanChoice[];
  /** The names of offered plans that are still the product's samples. */
  samplePlans?: readonly string[];
};

/** What a block does with rows. */
export type RowsUse = "read" | "create";

/** What a block's settings name; without a tenant it is the site's own. */
export type NamedRows = { entity: string; tenant?: string; hidden: readonly string[] };

/** Why visitors get no rows, or no form. */
export const CLOSED_REASONS = [
  "ENTITY_MISSING",
  "ENTITY_CLOSED",
  "TENANT_MISSING",
  "TENANT_CLOSED",
  "NOTHING_TO_ENTER",
  "NOT_FILLABLE",
  "FULL",
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

const isCalled =
  (called: string) =>
  ({ id, name }: { id: string; name: string }) =>
    id === called || name === called;

/** @returns the entity with a name or id, or that had this name. */
export function findEntityChoice(
  { entities }: Pick<DataChoices, "entities">,
  called: string,
): EntityChoice | undefined {
  return entities.find((one) => isCalled(called)(one) || one.formerNames.includes(called));
}

/** @returns the tenant with a name or id. */
export function findTenantChoice({ tenants }: Pick<DataChoices, "tenants">, called: string): TenantChoice | undefined {
  return tenants.find(isCalled(called));
}

/** @returns the plan with a name or id. */
export function findPlanChoice({ plans }: Pick<DataChoices, "plans">, called: string): PlanChoice | undefined {
  return plans.find(isCalled(called));
}

const fold = (text: string) => text.trim().toLowerCase();

/** @returns whether a block's list of hidden properties, by id, name or title, has this one. */
export function isHidden(property: Pick<PropertyChoice, "id" | "name" | "title">, hidden: readonly string[]): boolean {
  const left = new Set(hidden.map(fold));
  return [property.id, property.name, property.title].some((one) => left.has(fold(one)));
}

/** @returns the properties that a form needs and can't ask for; NOTHING_TO_ENTER where it can ask for none at all. */
function unaskedFor(
  { properties }: EntityChoice,
  hidden: readonly string[],
): Result<readonly PropertyChoice[], "NOTHING_TO_ENTER"> {
  const isAsked = (one: PropertyChoice) => one.isEntered && !one.isPrivate && !isHidden(one, hidden);
  if (!properties.some(isAsked)) return fail("NOTHING_TO_ENTER", "A form has nothing to ask for");
  return ok(properties.filter((one) => one.needsValue && !isAsked(one)));
}

/** Why visitors get nothing; with the properties that stand in the way of a form. */
export type Closed = { reason: ClosedReason; properties?: readonly PropertyChoice[] };

/**
 * Says why visitors see no rows or get no form, by the rules that the server opens rows by (`findOpenRows`); a limit that
 * is reached is known to the server only.
 * @returns undefined where the rows, or the form, are open.
 */
export function whyClosed(
  { entity: name, tenant: called, hidden }: NamedRows,
  use: RowsUse,
  choices: RowChoices,
): Closed | undefined {
  const entity = findEntityChoice(choices, name);
  if (!entity) return { reason: "ENTITY_MISSING" };
  const tenant = called === undefined ? undefined : findTenantChoice(choices, called);
  if (called !== undefined && !tenant && !choices.hasMoreTenants) return { reason: "TENANT_MISSING" };
  if (tenant && !tenant.isOpen) return { reason: "TENANT_CLOSED" };
  if (!entity.visitors[use]) return { reason: "ENTITY_CLOSED" };
  return use === "create" ? whyNoForm(entity, hidden) : undefined;
}

function whyNoForm(entity: EntityChoice, hidden: readonly string[]): Closed | undefined {
  const unasked = unaskedFor(entity, hidden);
  if (!unasked.ok) return { reason: "NOTHING_TO_ENTER" };
  return unasked.value.length > 0 ? { reason: "NOT_FILLABLE", properties: unasked.value } : undefined;
}
