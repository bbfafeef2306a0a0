import { useMemo } from "react";
import { useAddressQuery } from "#client";
import { SITE_TENANT } from "#tenants";
import type { Property } from "../../entities/property.ts";
import { useRowsArea } from "./rows-area.ts";
import type { ListState } from "../views/view-settings.ts";
import { filterParameters, readFilters, type FilterForm } from "./filters.ts";

const NAMES = ["tenant", "search", "sort", "row", "field", "create", "view"] as const;
type Name = (typeof NAMES)[number];

const filterNames = (query: URLSearchParams) => [...query.keys()].filter((name) => name.startsWith("filter["));

/** Which rows a screen shows and which dialog is open: kept in its address. */
export function useRowAddress(properties: readonly Property[]) {
  const { query, edit, change } = useAddressQuery();
  const { tenant = query.get("tenant") ?? SITE_TENANT } = useRowsArea();
  const set = (changes: Partial<Record<Name, string | undefined>>) => change(changes);
  const setFilters = (filters: readonly FilterForm[]) =>
    edit((latest) => {
      for (const name of filterNames(latest)) latest.delete(name);
      for (const [name, value] of Object.entries(filterParameters(filters, properties))) latest.set(name, value);
    });
  /** Shows what a view says, all at once. */
  const show = ({ sort, search, parameters }: ListState, view: string) =>
    edit(
      (latest) => {
        for (const name of [...filterNames(latest), "sort", "search", "view"]) latest.delete(name);
        for (const [name, value] of Object.entries({ view, sort, search, ...parameters }))
          if (value) latest.set(name, value);
      },
      { replace: false },
    );
  const filters = useMemo(() => readFilters(query, properties), [query, properties]);
  return {
    set,
    filters,
    setFilters,
    show,
    view: query.get("view") ?? "",
    tenant,
    search: query.get("search") ?? "",
    sort: query.get("sort") ?? "",
    row: query.get("row") ?? "",
    /** The property that the open row's dialog begins with. */
    field: query.get("field") ?? undefined,
    isCreating: query.has("create"),
  };
}
