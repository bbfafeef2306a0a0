import { z } from "zod";
import { route } from "#contract";
import { oneLine } from "#shared";
import { HONEYPOT_FIELD } from "#forms";
import { ENTITY_LIMITS, PROPERTY_TYPES } from "./property.ts";

const short = (most: number, empty: string) =>
  z.string(empty).overwrite(oneLine).min(1, empty).max(most, `At most ${most} characters`);

const optional = (most: number) => z.string().overwrite(oneLine).max(most, `At most ${most} characters`);

const NAME_RULE = "Use letters, digits and underscores, a small letter first";

/** Names that rows, lists and forms need for themselves. */
const RESERVED = new Set([
  "id",
  "action",
  "csrf",
  HONEYPOT_FIELD,
  "createdAt",
  "updatedAt",
  "constructor",
  "toString",
  "valueOf",
]);

const propertyName = short(ENTITY_LIMITS.name, "Enter a name")
  .regex(/^[a-z]\w*$/, NAME_RULE)
  .refine((name) => !RESERVED.has(name), "Choose another name: the system needs this one");

/** Addresses call it by its name. */
const entityName = short(ENTITY_LIMITS.name, "Enter a name").regex(/^[a-z][\w-]*$/, NAME_RULE);

/** A value as the API has it. */
export const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** A property as it is written: without an id it is a new one. */
const property = z.object({
  id: z.string().optional().describe("Of a property that the entity has or had; a new one gets its own"),
  name: propertyName,
  title: short(ENTITY_LIMITS.title, "Enter a title"),
  type: z.enum(PROPERTY_TYPES),
  order: z.number().finite().optional().describe("Smaller comes first; by default the order of the list"),
  isDisplay: z.boolean().default(false).describe("Identifies a row for people"),
  isRequired: z.boolean().default(false),
  isSortable: z.boolean().default(false).describe("Lists can be sorted and filtered by it"),
  isPrivate: z.boolean().default(false).describe("Visitors never see it"),
  help: optional(ENTITY_LIMITS.help).default(""),
  default: value.optional(),
  options: z
    .array(short(ENTITY_LIMITS.title, "Enter an option"))
    .max(ENTITY_LIMITS.options)
    .optional()
    .describe("What choice and choices offer"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "Enter a currency such as EUR")
    .optional()
    .describe("Of money, which is given in its smallest unit"),
  entity: z.string().optional().describe("The name of the entity that a reference leads to"),
});
export type PropertyInput = z.output<typeof property>;

const properties = z.array(property).max(ENTITY_LIMITS.properties, `At most ${ENTITY_LIMITS.properties} properties`);

const visitors = z.object({
  read: z.boolean().default(false).describe("Visitors may see its rows"),
  create: z.boolean().default(false).describe("Visitors may add rows"),
});

const newEntity = z.object({
  name: entityName,
  title: short(ENTITY_LIMITS.title, "Enter a title"),
  titlePlural: short(ENTITY_LIMITS.title, "Enter a title"),
  icon: optional(ENTITY_LIMITS.name).default(""),
  description: optional(ENTITY_LIMITS.description).default(""),
  properties,
  visitors: visitors.default({ read: false, create: false }),
});
export type NewEntity = z.output<typeof newEntity>;

/** Changes; what isn't given stays. A property that isn't in the list is removed and can be restored for 30 days. */
const entityChange = z.object({
  ...newEntity.partial().shape,
  icon: optional(ENTITY_LIMITS.name).optional(),
  description: optional(ENTITY_LIMITS.description).optional(),
  visitors: visitors.optional(),
  revision: z.number().int().optional().describe("Of the entity that the change was made on"),
});
export type EntityChange = z.output<typeof entityChange>;

const shownProperty = property.extend({
  id: z.string(),
  order: z.number(),
  removedAt: z.string().optional().describe("Since when it is removed"),
});

const entity = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  titlePlural: z.string(),
  icon: z.string(),
  description: z.string(),
  properties: z.array(shownProperty),
  visitors: z.object({ read: z.boolean(), create: z.boolean() }),
  revision: z.number(),
});

/** Entities, named by id or name. */
export const entityContract = {
  listEntities: route({
    method: "GET",
    path: "/api/entities",
    summary: "Lists all entities by name",
    permission: "data.view",
    answer: z.object({ items: z.array(entity) }),
  }),
  createEntity: route({
    method: "POST",
    path: "/api/entities",
    summary: "Adds an entity with its properties",
    permission: "data.edit",
    status: 201,
    body: newEntity,
    answer: entity,
  }),
  findEntity: route({
    method: "GET",
    path: "/api/entities/:entity",
    summary: "An entity, with its removed properties",
    permission: "data.view",
    answer: entity,
  }),
  changeEntity: route({
    method: "PATCH",
    path: "/api/entities/:entity",
    summary: "Changes an entity; no value of a row is lost by it",
    permission: "data.edit",
    body: entityChange,
    answer: entity,
  }),
};
