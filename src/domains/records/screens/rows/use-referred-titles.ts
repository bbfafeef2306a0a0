import { useQueries } from "@tanstack/react-query";
import type { ListedRow } from "../../contract.ts";
import type { Property } from "../../property.ts";
import type { RowsPlace } from "../client.ts";
import { rowTitlesQuery } from "../values/use-row-titles.ts";
import type { Titles } from "./CellValue.tsx";
import type { RowColumn } from "./columns.ts";
import type { FilterForm } from "./filters.ts";

const textsOf = (values: readonly unknown[]) =>
  values.filter((value) => typeof value === "string" && value !== "").map(String);

/** @returns the titles of the rows that shown columns and filters refer to, by id; undefined while some are loading. */
export function useReferredTitles(
  { tenant }: RowsPlace,
  columns: readonly RowColumn[],
  rows: readonly ListedRow[] = [],
  filters: readonly FilterForm[],
  properties: readonly Property[],
): Titles {
  const isShown = ({ id }: Property) => columns.some((column) => column.id === id);
  const isFiltered = ({ name }: Property) => filters.some(({ property }) => property === name);
  const references = properties.filter((one) => one.type === "reference" && (isShown(one) || isFiltered(one)));
  const results = useQueries({
    queries: references.map(({ name, entity = "" }) => {
      const wanted = filters.flatMap(({ property, value }) => (property === name ? [value] : []));
      const ids = textsOf([...rows.map(({ values }) => values[name]), ...wanted]);
      return rowTitlesQuery({ tenant, entity }, ids);
    }),
  });
  if (results.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== "idle")) return undefined;
  return new Map(results.flatMap(({ data }) => Array.from(data ?? [])));
}
