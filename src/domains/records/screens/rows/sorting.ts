import type { RowColumn } from "./columns.ts";

/** @returns what the API calls an order by a column; undefined where rows can't be sorted by it. */
export function sortName({ id, property }: RowColumn): string | undefined {
  if (!property) return id === "createdAt" ? id : undefined;
  return property.isSortable && property.type !== "choices" ? property.name : undefined;
}

/** @returns whether a column's values are numbers, which end below each other. */
export const isAtEnd = ({ property }: RowColumn) => property?.type === "number" || property?.type === "money";
