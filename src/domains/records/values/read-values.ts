import { failAt, ok, type Result } from "#shared";
import { presentProperties, type Entity, type PropertyValue } from "../entities/property.ts";
import { readValue, type ValueFault } from "./read-value.ts";

/** Values as rows hold them: by the id of the property. */
export type RowData = Record<string, PropertyValue>;

/** What is wrong with a value of a row; the path ends with the name of its property. */
export type ValueProblem = { path: string[]; code: ValueFault | "UNKNOWN" | "NOT_A_ROW"; message: string };

/** @param name of the property. */
export function valueProblem(name: string, code: ValueProblem["code"], message: string): ValueProblem {
  return { path: ["values", name], code, message };
}

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
    else problems.push(valueProblem(property.name, read.error.code, read.error.message));
  }
  for (const name of Object.keys(given)) {
    if (!names.has(name)) problems.push(valueProblem(name, "UNKNOWN", "The entity has no such property"));
  }
  const [first] = problems;
  return first ? failAt("INVALID", first.message, { path: first.path, problems }) : ok(data);
}
