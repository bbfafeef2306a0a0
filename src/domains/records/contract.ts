import { z } from "zod";
import { cursor, done, flag, limit, line, listOf, ownId, route } from "#contract";
import { HONEYPOT_FIELD } from "#forms";
import { importQuery } from "./import/import-contract.ts";
import { MAX_IMPORT_BYTES } from "./import/import-limits.ts";
import { ENTITY_LIMITS, PROPERTY_TYPES } from "./entities/property.ts";
import { typeFields } from "./types/type-fields.ts";
import { changedRights, newRights, shownRights } from "./entities/rights-fields.ts";

const NAME_RULE = "Use letters, digits and underscores, starting with a lower-case letter";

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

const propertyName = line(ENTITY_LIMITS.name, "Enter a name")
  .regex(/^[a-z]\w*$/, NAME_RULE)
  .refine((name) => !RESERVED.has(name), "Choose another name: the system needs this one");

/** Addresses call it by its name. */
const entityName = line(ENTITY_LIMITS.name, "Enter a name").regex(/^[a-z][\w-]*$/, NAME_RULE);

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** A property as it is written: without an id it is a new one. */
const property = z.object({
  id: z.string().optional().describe("Of a property that the entity has or had; a new one gets its own"),
  name: propertyName,
  title: line(ENTITY_LIMITS.title, "Enter a title"),
  type: z.enum(PROPERTY_TYPES),
  order: z.number().finite().optional().describe("Smaller comes first; by default the order of the list"),
  isDisplay: z.boolean().default(false).describe("Identifies a row for people"),
  isRequired: z.boolean().default(false),
  isSortable: z.boolean().default(false).describe("Lists can be sorted and filtered by it"),
  isPrivate: z.boolean().default(false).describe("Visitors never see it"),
  help: line(ENTITY_LIMITS.help).default(""),
  default: value.optional(),
  ...typeFields,
});
export type PropertyInput = z.output<typeof property>;

const properties = z.array(property).max(ENTITY_LIMITS.properties, `At most ${ENTITY_LIMITS.properties} properties`);

const newEntity = z.object({
  name: entityName,
  title: line(ENTITY_LIMITS.title, "Enter a title"),
  titlePlural: line(ENTITY_LIMITS.title, "Enter a title"),
  icon: line(ENTITY_LIMITS.name).default(""),
  description: line(ENTITY_LIMITS.description).default(""),
  properties,
  ...newRights,
});
export type NewEntity = z.output<typeof newEntity>;

/** Changes; what isn't given stays. A property that isn't in the list is removed and can be restored for 30 days. */
const entityChange = z.object({
  ...newEntity.partial().shape,
  icon: line(ENTITY_LIMITS.name).optional(),
  description: line(ENTITY_LIMITS.description).optional(),
  ...changedRights,
  revision: z.number().int().optional().describe("Of the entity that the change was made on"),
});
export type EntityChange = z.output<typeof entityChange>;

const shownProperty = property.extend({
  id: z.string(),
  order: z.number(),
  removedAt: z.string().optional().describe("Since when it is removed"),
  lacksKeys: z.literal(true).optional().describe("It has become sortable, and some rows aren't found by it yet"),
  former: property
    .pick({ id: true, type: true, options: true, currency: true })
    .required({ id: true })
    .optional()
    .describe("What it was before its type was changed, while rows are still converted"),
});

/** An entity as the API gives it. */
export const entity = z.object({
  id: z.string(),
  name: z.string(),
  formerNames: z.array(z.string()).describe("What it was called before; it is still found by them"),
  title: z.string(),
  titlePlural: z.string(),
  icon: z.string(),
  description: z.string(),
  properties: z.array(shownProperty),
  ...shownRights,
  revision: z.number(),
});

const values = z.record(z.string(), value);

const row = z.object({
  id: z.string(),
  values: values.describe("By the name of the property"),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().optional().describe("Of a row in the bin"),
});
export type ListedRow = z.output<typeof row>;

const rowChange = z.object({
  revision: z.number().describe("The number of the change"),
  kind: z.enum(["created", "changed", "deleted", "restored"]),
  author: z.string().describe("The name of who did it; empty for a visitor"),
  at: z.string(),
  values: z.array(
    z.object({
      property: z.string().describe("Its name"),
      id: z.string().describe("Of the property"),
      title: z.string(),
      from: value,
      to: value,
    }),
  ),
});
export type RowChange = z.output<typeof rowChange>;

/** Values as they are sent: each is read by its property's type. */
const givenValues = z.record(z.string(), z.unknown());

const FILTERS =
  "Filters are filter[property]=value, or filter[property][gte], [gt], [lte], [lt], [ne], [in] (with commas)";

const listQuery = z
  .looseObject({
    limit,
    cursor,
    sort: z.string().optional().describe("A sortable property, or createdAt; with - before it, downwards"),
    search: z.string().default("").describe("Each word has to begin one of the row's"),
    ids: z.string().optional().describe("Only rows of these ids, with commas between them; at most 200"),
  })
  .describe(FILTERS);
export type RowQuery = z.output<typeof listQuery>;

const IN_BIN = "Rows in the bin, the last deleted first, whatever the order, the search and the filters";

/** What an export has: the rows that a list with the same query would have, of all its pages. */
const exportQuery = listQuery.omit({ limit: true, cursor: true, ids: true }).describe(FILTERS);
export type ExportQuery = z.output<typeof exportQuery>;

const ROWS = "/api/tenants/:tenant/entities/:entity/rows";

/** Entities and their rows. Tenants and entities are named by id or name. */
export const recordContract = {
  listEntities: route({
    method: "GET",
    path: "/api/entities",
    summary: "Lists entities by name; `search` is part of a title or name",
    permission: "data.view",
    query: z.object({ search: z.string().default(""), limit, cursor }),
    answer: listOf(entity),
  }),
  createEntity: route({
    method: "POST",
    path: "/api/entities",
    summary: "Adds an entity with its properties",
    permission: "data.edit",
    status: 201,
    body: newEntity.extend({ id: ownId }),
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
  listOwnEntities: route({
    method: "GET",
    path: "/api/tenants/:tenant/entities",
    summary: "Lists the entities whose rows you may see in a tenant, by name",
    permission: "data.view",
    tenantRole: "member",
    query: z.object({ limit, cursor }),
    answer: listOf(entity.extend({ mayEdit: z.boolean() })).describe("A part may have fewer than `limit`, or none"),
  }),
  createRow: route({
    method: "POST",
    path: ROWS,
    summary: "Adds a row",
    permission: "data.edit",
    tenantRole: "member",
    status: 201,
    body: z.object({
      values: givenValues,
      id: ownId,
    }),
    answer: row,
  }),
  listRows: route({
    method: "GET",
    path: ROWS,
    summary: "Lists rows: sorted, filtered, searched; newest first by default. Or those in the bin",
    permission: "data.view",
    tenantRole: "member",
    query: listQuery.extend({ deleted: flag.describe(IN_BIN) }).describe(FILTERS),
    answer: listOf(row),
  }),
  findRow: route({
    method: "GET",
    path: `${ROWS}/:id`,
    summary: "A row",
    permission: "data.view",
    tenantRole: "member",
    answer: row,
  }),
  changeRow: route({
    method: "PATCH",
    path: `${ROWS}/:id`,
    summary: "Changes values; with `was`, only if they still are what you saw",
    permission: "data.edit",
    tenantRole: "member",
    body: z.object({ values: givenValues, was: givenValues.optional() }),
    answer: row,
  }),
  deleteRow: route({
    method: "DELETE",
    path: `${ROWS}/:id`,
    summary: "Moves a row to the bin, for 30 days",
    permission: "data.edit",
    tenantRole: "member",
    answer: done,
  }),
  restoreRow: route({
    method: "POST",
    path: `${ROWS}/:id/restore`,
    summary: "Takes a row out of the bin",
    permission: "data.edit",
    tenantRole: "member",
    answer: row,
  }),
  readHistory: route({
    method: "GET",
    path: `${ROWS}/:id/history`,
    summary: "What happened to a row, newest first",
    permission: "data.view",
    tenantRole: "member",
    answer: z.object({ items: z.array(rowChange) }),
  }),
  exportCsv: route({
    method: "GET",
    path: `${ROWS}.csv`,
    summary: "Rows as a CSV file: all of them, or those that search and filters find",
    permission: "data.view",
    tenantRole: "member",
    query: exportQuery,
    answer: { mediaType: "text/csv" },
  }),
  exportJson: route({
    method: "GET",
    path: `${ROWS}.json`,
    summary: "The same as a JSON file",
    permission: "data.view",
    tenantRole: "member",
    query: exportQuery,
    answer: { mediaType: "application/json" },
  }),
  importRows: route({
    method: "POST",
    path: `${ROWS}/import`,
    summary: "Adds the rows of a CSV file; answers with lines of JSON while it reads",
    permission: "data.edit",
    tenantRole: "member",
    upload: ["text/csv"],
    boundsMemory: true,
    maxBytes: MAX_IMPORT_BYTES,
    query: importQuery,
    answer: { mediaType: "application/x-ndjson" },
  }),
};
