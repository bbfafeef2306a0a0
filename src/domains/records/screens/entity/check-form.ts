import type { Faults } from "#client";
import { ENTITY_LIMITS } from "../../entities/property.ts";
import { readValue } from "../../values/read-value.ts";
import { fieldMessage, givenOf } from "../values/entered.ts";
import type { EntityForm, PropertyForm } from "./entity-form.ts";

const ENTER_NAME = "Use letters, digits and underscores, starting with a lower-case letter";

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

const nameOf = ({ key }: PropertyForm, field: string) => `properties.${key}.${field}`;

/** @returns what is wrong with a property, by its fields; `general` belongs to no field. */
export function faultsOf(property: PropertyForm, faults: Faults): Faults {
  const start = nameOf(property, "");
  const own = Object.entries(faults).filter(([name]) => name.startsWith(start));
  return Object.fromEntries(own.map(([name, message]) => [name.slice(start.length), message]));
}

/** Checks what can be checked before anything is sent. A property's faults are named by its key. */
export function checkEntityForm({ title, titlePlural, name, properties }: EntityForm): Faults {
  const faults: Record<string, string> = {};
  if (!title.trim()) faults.title = "Enter what one of them is called";
  if (!titlePlural.trim()) faults.titlePlural = "Enter what several of them are called";
  if (!/^[a-z][\w-]*$/.test(name))
    faults.name = "Use letters, digits, hyphens and underscores, starting with a lower-case letter";
  for (const [index, property] of properties.entries()) {
    const own = propertyFaults(property, properties.slice(0, index));
    for (const [field, message] of Object.entries(own)) faults[nameOf(property, field)] = message;
  }
  const sortable = properties.filter(({ isSortable }) => isSortable).length;
  if (sortable > ENTITY_LIMITS.sortable) {
    faults.properties = `At most ${ENTITY_LIMITS.sortable} properties can be sorted by`;
  }
  return faults;
}

const PROPERTY_FIELDS = new Set(["title", "name", "help", "default", "options", "currency", "entity"]);

/** @param path leads to a field in the request's body. @returns the field's name as `checkEntityForm` gives it. */
export function entityFaultName(path: readonly string[], { properties }: EntityForm): string {
  const [field = "", which = "", part = ""] = path;
  const found = field === "properties" && (properties.find(({ name }) => name === which) ?? properties[Number(which)]);
  return found && which !== "" ? nameOf(found, PROPERTY_FIELDS.has(part) ? part : "general") : field;
}
