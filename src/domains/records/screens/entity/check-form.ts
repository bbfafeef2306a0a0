import { ApiError } from "#client";
import { ENTITY_LIMITS } from "../../property.ts";
import { readValue } from "../../read-value.ts";
import { fieldMessage, givenOf } from "../values/entered.ts";
import type { EntityForm, PropertyForm } from "./entity-form.ts";

/** What is wrong with fields, by their names. */
type Faults = Readonly<Record<string, string>>;

/** What is wrong with an entity's fields; `general` belongs to no field. */
export type EntityFaults = { fields: Faults; properties: Readonly<Record<string, Faults>>; general?: string };

/** Nothing is wrong. */
export const NO_FAULTS: EntityFaults = { fields: {}, properties: {} };

const ENTER_NAME = "Use letters, digits and underscores, a small letter first";

function propertyFaults(property: PropertyForm, others: readonly PropertyForm[]): Faults {
  const { name, title, type, options, currency, entity } = property;
  const faults: Record<string, string> = {};
  if (!title.trim()) faults.title = "Enter a title";
  if (!/^[a-z]\w*$/.test(name)) faults.name = ENTER_NAME;
  else if (others.some((other) => other.name === name)) faults.name = "Another property has this name";
  if (type.startsWith("choice") && options.length === 0) faults.options = "Enter at least one option";
  if (type === "money" && !/^[A-Z]{3}$/.test(currency)) faults.currency = "Enter a currency such as EUR";
  if (type === "reference" && !entity) faults.entity = "Choose the entity that this refers to";
  const value = readValue(
    { ...property, id: "", order: 0, isRequired: false, default: null },
    givenOf(property, property.default),
  );
  if (!value.ok) faults.default = fieldMessage(property, value.error.code, value.error.message);
  return faults;
}

/** Checks what can be checked before anything is sent. @returns undefined when nothing is wrong. */
export function checkEntityForm({ title, titlePlural, name, properties }: EntityForm): EntityFaults | undefined {
  const fields: Record<string, string> = {};
  if (!title.trim()) fields.title = "Enter what one of them is called";
  if (!titlePlural.trim()) fields.titlePlural = "Enter what several of them are called";
  if (!/^[a-z][\w-]*$/.test(name)) fields.name = "Use letters, digits, hyphens and underscores, a small letter first";
  const byKey: Record<string, Faults> = {};
  for (const property of properties) {
    const faults = propertyFaults(property, properties.slice(0, properties.indexOf(property)));
    if (Object.keys(faults).length > 0) byKey[property.key] = faults;
  }
  const sortable = properties.filter(({ isSortable }) => isSortable).length;
  const general =
    sortable > ENTITY_LIMITS.sortable ? `At most ${ENTITY_LIMITS.sortable} properties can be sorted by` : undefined;
  const isFine = Object.keys(fields).length === 0 && Object.keys(byKey).length === 0 && general === undefined;
  return isFine ? undefined : { fields, properties: byKey, general };
}

const FIELDS = new Set(["title", "titlePlural", "name", "icon", "description"]);
const PROPERTY_FIELDS = new Set(["title", "name", "help", "default", "options", "currency", "entity"]);

/** @param message can be shown to people. @returns where the server's refusal belongs. */
export function serverFaults({ properties }: EntityForm, error: unknown, message: string): EntityFaults {
  const [field = "", which = "", part = ""] = (error instanceof ApiError && error.details.path) || [];
  if (FIELDS.has(field)) return { fields: { [field]: message }, properties: {} };
  const found = field === "properties" && (properties.find(({ name }) => name === which) ?? properties[Number(which)]);
  if (!found || which === "") return { ...NO_FAULTS, general: message };
  const at = PROPERTY_FIELDS.has(part) ? part : "general";
  return { fields: {}, properties: { [found.key]: { [at]: message } } };
}
