/** How a filter of rows compares: equal, not equal, greater, at least, less, at most, one of several. */
export const FILTER_OPERATORS = ["eq", "ne", "gt", "gte", "lt", "lte", "in"] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

const PARAMETER = /^filter\[(\w+)\](?:\[(\w+)\])?$/;

/** @returns whether a name is that of an operator. */
export const isFilterOperator = (name: string): name is FilterOperator => FILTER_OPERATORS.some((one) => one === name);

/** @returns the parameter of a list's address that filters by a property: "filter[price][gte]"; "eq" isn't written. */
export const filterParameter = (property: string, operator: FilterOperator): string =>
  `filter[${property}]${operator === "eq" ? "" : `[${operator}]`}`;

/** @returns the property and the operator, known or not, that a parameter names; undefined for one that is no filter. */
export function readFilterParameter(name: string): { property: string; operator: string } | undefined {
  const [, property, operator = "eq"] = PARAMETER.exec(name) ?? [];
  return property === undefined ? undefined : { property, operator };
}
