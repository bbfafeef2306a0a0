/** The types of properties. */
export const PROPERTY_TYPES = [
  "text",
  "longText",
  "number",
  "money",
  "date",
  "dateTime",
  "boolean",
  "choice",
  "choices",
  "email",
  "link",
  "phone",
  "image",
  "file",
  "reference",
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/**
 * A value as rows hold it: text; a number; an amount of money in the currency's smallest unit; a day as `2026-03-04`; a
 * time in UTC ISO text; the chosen options; the id of the row that is referred to. Null where there is none.
 */
export type PropertyValue = string | number | boolean | string[] | null;

/** A property of an entity. */
export type Property = {
  /** Never changes: rows hold their values by it. */
  id: string;
  /** What values, filters and forms call it. */
  name: string;
  title: string;
  type: PropertyType;
  order: number;
  /** Identifies a row for people. */
  isDisplay: boolean;
  isRequired: boolean;
  /** Lists can be sorted and filtered by it. */
  isSortable: boolean;
  /** Visitors never see it. */
  isPrivate: boolean;
  help: string;
  default?: PropertyValue;
  /** What `choice` and `choices` offer. */
  options?: string[];
  /** ISO 4217, for `money`. */
  currency?: string;
  /** The name of the entity that a `reference` leads to; its name in the bin, once it is deleted and another has its own. */
  entity?: string;
  /** Since when it is removed; its values stay until it is deleted 30 days later. */
  removedAt?: string;
  /** It has become sortable, and rows that were written before may have no keys of it yet. */
  lacksKeys?: true;
  /** The property that it takes the place of, while rows are still converted: one with the same meaning and another type. */
  former?: FormerProperty;
};

/** What values of a property were: all that is needed to convert them. */
export type FormerProperty = Pick<Property, "id" | "type" | "options" | "currency">;

/** What visitors may do with the rows of an entity. */
export type VisitorRights = { read: boolean; create: boolean };

/** What members of a tenant may do with its rows of an entity; who may change them sees them too. */
export type MemberRights = { read: boolean; edit: boolean };

/** A kind of rows: mentors, courses, events. */
export type Entity = {
  id: string;
  /** What addresses call it. */
  name: string;
  /** What they called it before: what still does finds it. No other entity has one of these names. */
  formerNames: string[];
  title: string;
  titlePlural: string;
  icon: string;
  description: string;
  properties: Property[];
  visitors: VisitorRights;
  members: MemberRights;
  revision: number;
};

/** @returns whether a name is an entity's own, or one that it had. */
export function isEntityCalled(
  { name, formerNames }: { name: string; formerNames: readonly string[] },
  called: string,
): boolean {
  return name === called || formerNames.includes(called);
}

/** The most of everything that an entity has. */
export const ENTITY_LIMITS = {
  properties: 60,
  sortable: 8,
  name: 60,
  title: 120,
  help: 300,
  options: 100,
  description: 500,
};

const UNSORTABLE: ReadonlySet<PropertyType> = new Set(["longText", "image", "file"]);

/** @returns whether lists can be sorted or filtered by properties of a type. */
export const canBeSorted = (type: PropertyType) => !UNSORTABLE.has(type);

/** @returns the properties that aren't removed, in order. */
export function presentProperties({ properties }: Pick<Entity, "properties">): Property[] {
  return properties.filter(({ removedAt }) => removedAt === undefined).toSorted((a, b) => a.order - b.order);
}
