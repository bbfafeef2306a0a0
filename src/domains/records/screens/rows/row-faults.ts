import { ApiError } from "#client";
import { isObject } from "#shared";
import type { Property, PropertyValue } from "../../entities/property.ts";
import { readValue } from "../../values/read-value.ts";
import { fieldMessage } from "../values/entered.ts";

/** What is wrong with values, by the name of the property. */
export type ValueFaults = Readonly<Record<string, string>>;

const REFUSED = "This can’t be used here";

type Problem = { property: string; code: string; message: string; value?: unknown };

function problemsOf(error: unknown, wanted: string): Problem[] {
  if (!(error instanceof ApiError) || error.code !== wanted) return [];
  const problems = error.details.problems ?? [];
  return problems.flatMap((one) =>
    isObject(one) && typeof one.property === "string"
      ? [
          {
            property: one.property,
            code: String(one.code),
            message: typeof one.message === "string" ? one.message : REFUSED,
            value: one.value,
          },
        ]
      : [],
  );
}

/** @returns why a value isn't taken, as its field says it; undefined when it is. */
export function valueFault(property: Property, given: unknown): string | undefined {
  const read = readValue(property, given);
  return read.ok ? undefined : fieldMessage(property, read.error.code, read.error.message);
}

/** @returns the faults that the server has found. */
export function refusedValues(error: unknown, properties: readonly Property[]): ValueFaults {
  const faults: Record<string, string> = {};
  for (const { property: name, code, message } of problemsOf(error, "INVALID")) {
    const property = properties.find((one) => one.name === name);
    if (property) faults[name] = fieldMessage(property, code, message);
  }
  return faults;
}

/** @returns the present values of those that someone else has changed; undefined for another failure. */
export function changedValues(error: unknown): Record<string, PropertyValue> | undefined {
  const problems = problemsOf(error, "ROW_CHANGED");
  // The server answers with the values that rows hold.
  return problems.length > 0
    ? Object.fromEntries(problems.map(({ property, value }) => [property, (value ?? null) as PropertyValue]))
    : undefined;
}
