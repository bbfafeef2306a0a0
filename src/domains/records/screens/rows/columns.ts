import { parseJson } from "#shared";
import { presentProperties, type Entity, type Property } from "../../entities/property.ts";

/** A column of the table of rows: a property's, or a time that every row has. */
export type RowColumn = { id: string; title: string; property?: Property };

/** The most columns that are shown before someone chooses. */
const USUAL = 5;

/** @returns every column that a table of rows may have: those that identify a row come first. */
export function allColumns(entity: Entity): RowColumn[] {
  const properties = presentProperties(entity);
  const sorted = [
    ...properties.filter(({ isDisplay }) => isDisplay),
    ...properties.filter(({ isDisplay }) => !isDisplay),
  ];
  return [
    ...sorted.map((property) => ({ id: property.id, title: property.title, property })),
    { id: "createdAt", title: "Added" },
    { id: "updatedAt", title: "Changed" },
  ];
}

/** @returns the ids of the columns that are shown before someone chooses: what identifies a row, then what sorts it. */
function usualColumns(entity: Entity): string[] {
  const columns = allColumns(entity);
  const short = columns.filter(({ property }) => property && property.type !== "longText" && property.type !== "file");
  const weight = ({ property }: RowColumn) => (property?.isDisplay ? 0 : property?.isSortable ? 1 : 2);
  const first = short.toSorted((a, b) => weight(a) - weight(b)).slice(0, USUAL);
  return [...first.map(({ id }) => id), "createdAt"];
}

/** @param stored what the browser has stored, which may be anything. @returns the ids of the chosen columns, at least one. */
export function readColumns(entity: Entity, stored: string | undefined): string[] {
  const parsed = parseJson(stored ?? "");
  const known = new Set(allColumns(entity).map(({ id }) => id));
  const chosen = parsed.ok && Array.isArray(parsed.value) ? parsed.value.filter((id) => known.has(id)) : [];
  return chosen.length > 0 ? chosen.map(String) : usualColumns(entity);
}
