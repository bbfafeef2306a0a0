import type { Entity, Property } from "../src/domains/records/entities/property.ts";

/** @returns a property that is a line of text unless stated; its id is its name. */
export function property(id: string, change: Partial<Property> = {}): Property {
  const flags = { isDisplay: false, isRequired: false, isSortable: false, isPrivate: false };
  return { id, order: 1, name: id, title: id, type: "text", help: "", ...flags, ...change };
}

/** @returns an entity with these properties. */
export const entityOf = (properties: Property[]): Entity => ({
  id: "e",
  name: "courses",
  title: "Course",
  formerNames: [],
  titlePlural: "Courses",
  icon: "",
  description: "",
  revision: 1,
  visitors: { read: false, create: false },
  members: { read: false, edit: false },
  properties,
});
