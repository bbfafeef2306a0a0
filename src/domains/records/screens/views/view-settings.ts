import type { Property } from "../../entities/property.ts";
import { filterParameter, isFilterOperator, readFilterParameter } from "../../lists/row-filter.ts";
import type { ViewSettings } from "../../views/view-contract.ts";

/** What a list of rows is asked for: its order, its search and its filters, as the API has them. */
export type ListState = { sort: string; search: string; parameters: Readonly<Record<string, string>> };

const nameOf = (sort: string) => sort.replace(/^-/, "");
const withName = (sort: string, name: string) => (sort.startsWith("-") ? `-${name}` : name);

/** @returns what a view stores: properties by their ids. */
export function settingsOf(
  { sort, search, parameters }: ListState,
  columns: readonly string[],
  properties: readonly Property[],
): ViewSettings {
  const idOf = (name: string) => properties.find((one) => one.name === name)?.id;
  const filters = Object.entries(parameters).flatMap(([key, value]) => {
    const { property: name = "", operator = "" } = readFilterParameter(key) ?? {};
    const property = idOf(name);
    return property && isFilterOperator(operator) ? [{ property, operator, value }] : [];
  });
  return { columns: [...columns], sort: sort && withName(sort, idOf(nameOf(sort)) ?? nameOf(sort)), search, filters };
}

/** @returns what a view shows. What it says of properties that rows can't be sorted or filtered by any more is left out. */
export function stateOf({ sort, search, filters }: ViewSettings, properties: readonly Property[]): ListState {
  const find = (id: string) => properties.find((one) => one.id === id && one.isSortable);
  const sorted = nameOf(sort) === "createdAt" ? "createdAt" : find(nameOf(sort))?.name;
  const parameters = filters.flatMap(({ property, operator, value }) => {
    const name = find(property)?.name;
    return name === undefined ? [] : [[filterParameter(name, operator), value] as const];
  });
  return {
    sort: sorted === undefined ? "" : withName(sort, sorted),
    search,
    parameters: Object.fromEntries(parameters),
  };
}

/** @returns whether two views show the same. */
export const isSameView = (one: ViewSettings, other: ViewSettings) => {
  const plain = ({ columns, filters, ...rest }: ViewSettings) =>
    JSON.stringify([
      columns.toSorted(),
      filters.map((filter) => JSON.stringify(filter)).toSorted(),
      rest.sort,
      rest.search,
    ]);
  return plain(one) === plain(other);
};
