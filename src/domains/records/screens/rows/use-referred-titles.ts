import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListedRow } from "../../contract.ts";
import type { Property } from "../../entities/property.ts";
import type { RowsPlace } from "../client.ts";
import { rowTitlesQuery } from "../values/use-row-titles.ts";
import type { Titles } from "./CellValue.tsx";
import type { RowColumn } from "./columns.ts";
import type { FilterForm } from "./filters.ts";

/** Always the same map: rows are only re-rendered when it changes. */
const NO_TITLES: Titles = new Map();

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
  const wanted = references.map(({ name, entity = "" }) => {
    const filtered = filters.flatMap(({ property, value }) => (property === name ? [value] : []));
    const ids = new Set(textsOf([...rows.map(({ values }) => values[name]), ...filtered]));
    return { place: { tenant, entity }, ids: [...ids].toSorted() };
  });
  const hasAny = wanted.some(({ ids }) => ids.length > 0);
  const { data } = useQuery({
    queryKey: ["referred-titles", wanted],
    queryFn: async ({ client }) => {
      const known = wanted.filter(({ ids }) => ids.length > 0);
      const found = await Promise.all(known.map(({ place, ids }) => client.fetchQuery(rowTitlesQuery(place, ids))));
      return new Map(found.flatMap((titles) => Array.from(titles)));
    },
    enabled: hasAny,
    placeholderData: keepPreviousData,
  });
  return hasAny ? data : NO_TITLES;
}
