import { ApiError, changedFields } from "#client";
import { isObject } from "#shared";
import type { Property, PropertyValue } from "../../entities/property.ts";
import { readValue } from "../../values/read-value.ts";
import { fieldMessage } from "../values/entered.ts";

/** What is wrong with values, by the name of the property. */
export type ValueFaults = Readonly<Record<string, string>>;

const REFUSED = "This can’t be used here";

type Problem = { name: string; code: string; message: string };

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof ApiError) || error.code !== "INVALID") return [];
  return (error.details.problems ?? []).filter(isObject).map(({ path, code, message }) => ({
    name: Array.isArray(path) ? String(path.at(-1)) : "",
    code: String(code),
    message: typeof message === "string" ? message : REFUSED,
  }));
}

/** @returns why a value isn't taken, as its field says it; undefined when it is. */
export function valueFault(property: Property, given: unknown): string | undefined {
  const read = readValue(property, given);
  return read.ok ? undefined : fieldMessage(property, read.error.code, read.error.message);
}

/** @returns the faults that the server has found. */
export function refusedValues(error: unknown, properties: readonly Property[]): ValueFaults {
  const faults: Record<string, string> = {};
  for (const { name, code, message } of problemsOf(error)) {
    const property = properties.find((one) => one.name === name);
    if (property) faults[name] = fieldMessage(property, code, message);
  }
  return faults;
}

/** @returns the properties that a refused value was for, and that the entity no longer has. */
export function removedProperties(error: unknown, properties: readonly Property[]): Property[] {
  const unknown = new Set(problemsOf(error).flatMap(({ name, code }) => (code === "UNKNOWN" ? [name] : [])));
  return properties.filter(({ name }) => unknown.has(name));
}

/** @returns the present values of those that someone else has changed; undefined for another failure. */
export function changedValues(error: unknown): Record<string, PropertyValue> | undefined {
  const changed = changedFields(error, "ROW_CHANGED");
  // The server answers with the values that rows hold.
  return Object.keys(changed).length > 0 ? (changed as Record<string, PropertyValue>) : undefined;
}
