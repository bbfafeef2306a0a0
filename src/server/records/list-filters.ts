import type { ListFilter } from "#blocks/server";
import { filterParameter, readValue, type Entity, type Property } from "#records/server";
import { currencyDecimals } from "#shared";
import { readQuery } from "#site";
import { enteredValue } from "./posted-values.ts";

type Field = ListFilter["fields"][number];

/** How properties are filtered by; texts are searched instead. */
const TYPES: Partial<Record<Property["type"], ListFilter["type"]>> = {
  choice: "choice",
  choices: "choice",
  boolean: "boolean",
  number: "number",
  money: "money",
  date: "date",
  dateTime: "date",
};

const OPERATORS = { is: "eq", from: "gte", to: "lte" } as const satisfies Record<Field["bound"], string>;

/** A day of a time: all of it belongs to a range. */
function timeOf(day: string, bound: Field["bound"]): string {
  return `${day}T${bound === "to" ? "23:59:59.999" : "00:00:00"}Z`;
}

/** A condition's value as lists are filtered by it; undefined for one that no visitor enters. */
function operandOf(property: Property, { bound, value = "" }: Field): string | undefined {
  const { type } = property;
  const entered = type === "money" || type === "number" ? String(enteredValue(property, [value])) : value;
  const operand = type === "dateTime" ? timeOf(entered, bound) : entered;
  const read = readValue({ ...property, isRequired: false }, operand);
  return read.ok && read.value !== null ? operand : undefined;
}

/** What an address narrows a list by. */
export type AskedFilters = {
  filters: ListFilter[];
  /** Names of the address's query that these filters have. */
  names: string[];
  /** The conditions as a list takes them. */
  query: Record<string, string>;
};

/**
 * Reads the filters of a list from an address: `subject.is=Physics`, `price.from=10` in whole units, `day.to=2026-03-04`.
 * Names that no sortable property of the given ones has, and values that it can't have, are ignored.
 * @param entity the part of it that visitors see.
 */
export function readFilters({ properties }: Pick<Entity, "properties">, search: string): AskedFilters {
  const asked: AskedFilters = { filters: [], names: [], query: {} };
  for (const property of properties) {
    const type = property.isSortable ? TYPES[property.type] : undefined;
    if (!type) continue;
    const bounds: Field["bound"][] = type === "choice" || type === "boolean" ? ["is"] : ["from", "to"];
    const names = bounds.map((bound) => `${property.name}.${bound}`);
    const given = readQuery(search, names);
    const fields = bounds.map((bound): Field => {
      const name = `${property.name}.${bound}`;
      const field = { bound, name, value: given[name] };
      const operand = field.value === undefined ? undefined : operandOf(property, field);
      if (operand === undefined) return { bound, name };
      asked.query[filterParameter(property.name, OPERATORS[bound])] = operand;
      return field;
    });
    const { title, options = [], currency } = property;
    asked.names.push(...names);
    asked.filters.push({ title, type, fields, options, currency, decimals: currencyDecimals(currency ?? "") });
  }
  return asked;
}
