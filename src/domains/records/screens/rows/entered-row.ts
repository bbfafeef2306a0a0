import { isObject } from "#shared";
import type { ListedRow } from "../../contract.ts";
import type { Property, PropertyValue } from "../../entities/property.ts";
import { newId } from "#client";
import { enteredOf, givenOf, type Entered } from "../values/entered.ts";
import { valueFault, type ValueFaults } from "./row-faults.ts";

/**
 * What someone has changed in a row's form, by the name of the property, and the values that they saw there.
 * `sent`: the values of a new row as they were sent last, and its id.
 */
export type EnteredRow = {
  values: Record<string, Entered>;
  was: Record<string, PropertyValue>;
  sent?: { id: string; values: string };
};

const NOTHING: EnteredRow = { values: {}, was: {} };

/** @returns what was kept in the tab, without what can't be read. This module alone writes it. */
export function readEnteredRow(kept: unknown): EnteredRow {
  return isObject(kept) && isObject(kept.values) && isObject(kept.was) ? (kept as EnteredRow) : NOTHING;
}

const storedValue = (row: ListedRow | undefined, { name, default: fallback }: Property) =>
  row ? row.values[name] : fallback;

/** @returns what the field of a property shows. */
export function fieldValue(row: ListedRow | undefined, property: Property, entered: EnteredRow): Entered {
  return entered.values[property.name] ?? enteredOf(property, storedValue(row, property));
}

/** Leaves out what was entered for a property. */
export function withoutValue(entered: EnteredRow, name: string): EnteredRow {
  const { [name]: _value, ...values } = entered.values;
  const { [name]: _was, ...was } = entered.was;
  return { values, was };
}

/** Takes a change of a field; what was seen before the first change stays known. A change back to the stored value is dropped. */
export function withValue(
  row: ListedRow | undefined,
  property: Property,
  entered: EnteredRow,
  value: Entered,
): EnteredRow {
  const { name } = property;
  const isStored = row && JSON.stringify(value) === JSON.stringify(enteredOf(property, storedValue(row, property)));
  if (isStored) return withoutValue(entered, name);
  const was =
    row && !Object.hasOwn(entered.was, name) ? { ...entered.was, [name]: row.values[name] ?? null } : entered.was;
  return { ...entered, values: { ...entered.values, [name]: value }, was };
}

/** @returns the same with the id of a new row: what is sent again as its answer was lost is one row. */
export function withId(entered: EnteredRow, given: object): EnteredRow & Required<Pick<EnteredRow, "sent">> {
  return { ...entered, sent: { id: entered.sent?.id ?? newId(), values: JSON.stringify(given) } };
}

/** @returns what was entered while a row was being saved. @param sent what was entered before. */
export function enteredSince(sent: EnteredRow, entered: EnteredRow, saved: ListedRow): EnteredRow {
  const isSent = (name: string) => JSON.stringify(sent.values[name]) === JSON.stringify(entered.values[name]);
  const names = Object.keys(entered.values).filter((name) => !isSent(name));
  return names.reduce<EnteredRow>(
    ({ values, was }, name) => ({
      values: { ...values, [name]: entered.values[name] ?? "" },
      was: { ...was, [name]: saved.values[name] ?? null },
    }),
    NOTHING,
  );
}

/** @returns the values to send: all of a new row, the changed ones of another; and what is wrong with them. */
export function givenValues(row: ListedRow | undefined, properties: readonly Property[], entered: EnteredRow) {
  const sent = properties.filter(({ name }) => !row || Object.hasOwn(entered.values, name));
  const values: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const property of sent) {
    values[property.name] = givenOf(property, fieldValue(row, property, entered));
    const fault = valueFault(property, values[property.name]);
    if (fault !== undefined) faults[property.name] = fault;
  }
  return { values, faults: faults as ValueFaults };
}
