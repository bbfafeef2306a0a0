import { failAt, ok, type Result } from "#shared";
import { presentProperties, type Entity, type PropertyValue } from "../entities/property.ts";
import { readValue, type ValueFault } from "./read-value.ts";

/** Values as rows hold them: by the id of the property. */
export type RowData = Record<string, PropertyValue>;

/** What is wrong with a row's values, by the name of the property. */
type ValueProblem = { property: string; code: ValueFault | "UNKNOWN"; message: string };

/**
 * Reads the values of a row from outside.
 * @param given by the name of the property. Of a new row, those that are missing get their default.
 * @returns INVALID with a problem for each value that isn't taken, and for each name that no property has.
 */
export function readValues(
  entity: Pick<Entity, "properties">,
  given: Readonly<Record<string, unknown>>,
  { isNew }: { isNew: boolean },
): Result<RowData, "INVALID"> {
  const data: RowData = {};
  const problems: ValueProblem[] = [];
  const properties = presentProperties(entity);
  const names = new Set(properties.map(({ name }) => name));
  for (const property of properties) {
    const isGiven = Object.hasOwn(given, property.name);
    if (!isGiven && !isNew) continue;
    const read = readValue(property, isGiven ? given[property.name] : property.default);
    if (read.ok) data[property.id] = read.value;
    else problems.push({ property: property.name, code: read.error.code, message: read.error.message });
  }
  for (const name of Object.keys(given)) {
    if (!names.has(name))
      problems.push({ property: name, code: "UNKNOWN", message: "The entity has no such property" });
  }
  const [first] = problems;
  return first ? failAt("INVALID", first.message, { path: ["values", first.property], problems }) : ok(data);
}
