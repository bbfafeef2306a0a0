import { keysOf } from "#shared";
import { canBeSorted, type Property, type PropertyType } from "../../entities/property.ts";
import { readValue } from "../../values/read-value.ts";
import { filterParameter, isFilterOperator, readFilterParameter, type FilterOperator } from "../../lists/row-filter.ts";
import { enteredOf, fieldMessage, givenOf, type Entered } from "../values/entered.ts";
import { shownValue } from "../values/shown-value.ts";

/** How a filter compares; the API's operators but for "in", and "empty" for rows without a value. */
export type Operator = Exclude<FilterOperator, "in"> | "empty";

/** A condition as its fields hold it. */
export type FilterForm = { key: string; property: string; operator: Operator; value: Entered };

/** The parameters of a list's address that filter it, by name. */
export type FilterParameters = Record<string, string>;

const ORDERED: ReadonlySet<PropertyType> = new Set(["number", "money", "date", "dateTime"]);

const EQUALITY = { eq: "is", ne: "is not", empty: "is empty" };
const AMOUNTS = { gte: "is at least", lte: "is at most", gt: "is more than", lt: "is less than" };
const TIMES = { gte: "is from", lte: "is until", gt: "is after", lt: "is before" };

/** @returns the operators of a type with what they are called. */
export function operatorsOf(type: PropertyType): { value: Operator; label: string }[] {
  const ordered = type.startsWith("date") ? TIMES : AMOUNTS;
  const all: Partial<Record<Operator, string>> = ORDERED.has(type) ? { ...EQUALITY, ...ordered } : EQUALITY;
  return keysOf(all).map((value) => ({ value, label: all[value] ?? value }));
}

/** @returns the properties that rows can be filtered by. */
export const filterable = (properties: readonly Property[]) =>
  properties.filter(({ isSortable, type }) => isSortable && canBeSorted(type));

/** The API takes no empty value; a list of two empty ones means the same. */
const NOTHING = ",";

/** The field that a filter's value has: one option is compared with each of several chosen ones. */
export const filterField = (property: Property): Property =>
  property.type === "choices" ? { ...property, type: "choice" } : property;

function enteredText(property: Property, text: string): Entered {
  const { type } = property;
  if (type === "money" && /^-?\d+$/.test(text)) return enteredOf(property, Number(text));
  return type === "dateTime" ? enteredOf(property, text) : text;
}

/** @returns the filters that an address has; of properties that rows can't be filtered by, none. */
export function readFilters(query: URLSearchParams, properties: readonly Property[]): FilterForm[] {
  return [...query].flatMap(([key, text]): FilterForm[] => {
    const { property: name = "", operator = "" } = readFilterParameter(key) ?? {};
    const property = filterable(properties).find((one) => one.name === name);
    if (!property) return [];
    if (!isFilterOperator(operator)) return [];
    if (operator !== "in") return [{ key, property: name, operator, value: enteredText(property, text) }];
    return text === NOTHING ? [{ key, property: name, operator: "empty", value: "" }] : [];
  });
}

/** @returns the parameters of filters without faults. */
export function filterParameters(filters: readonly FilterForm[], properties: readonly Property[]): FilterParameters {
  const given: FilterParameters = {};
  for (const { property: name, operator, value } of filters) {
    const property = properties.find((one) => one.name === name);
    if (!property) continue;
    if (operator === "empty") given[filterParameter(name, "in")] = NOTHING;
    else given[filterParameter(name, operator)] = String(givenOf(filterField(property), value) ?? "");
  }
  return given;
}

/** @returns what is wrong with each filter, by its key. */
export function filterFaults(filters: readonly FilterForm[], properties: readonly Property[]): Record<string, string> {
  const faults: Record<string, string> = {};
  const seen = new Set<string>();
  for (const { key, property: name, operator, value } of filters) {
    const property = properties.find((one) => one.name === name);
    if (!property) continue;
    const same = `${name} ${operator}`;
    if (seen.has(same)) faults[key] = "There is another filter like this";
    seen.add(same);
    if (operator === "empty") continue;
    const read = readValue({ ...filterField(property), isRequired: true }, givenOf(filterField(property), value));
    if (!read.ok)
      faults[key] =
        read.error.code === "REQUIRED" ? "Enter a value" : fieldMessage(property, read.error.code, read.error.message);
  }
  return faults;
}

/** @param titles of rows that are referred to, by id. @returns a filter in words: "Price is at least €12". */
export function filterText(
  { property: name, operator, value }: FilterForm,
  properties: readonly Property[],
  titles?: ReadonlyMap<string, string>,
): string {
  const property = properties.find((one) => one.name === name);
  if (!property) return name;
  const label = operatorsOf(property.type).find((one) => one.value === operator)?.label ?? "is";
  if (operator === "empty") return `${property.title} ${label}`;
  const field = filterField(property);
  const read = readValue({ ...field, isRequired: false }, givenOf(field, value));
  const text = read.ok ? shownValue(field, read.value) : String(value);
  return `${property.title} ${label} ${titles?.get(text) ?? text}`;
}
