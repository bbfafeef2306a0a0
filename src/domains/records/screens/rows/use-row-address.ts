import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { SITE_TENANT } from "#tenants";
import type { Property } from "../../property.ts";
import { useRowsArea } from "./rows-area.ts";
import type { ListState } from "../views/view-settings.ts";
import { filterParameters, readFilters, type FilterForm } from "./filters.ts";

const NAMES = ["tenant", "search", "sort", "row", "field", "create", "view"] as const;
type Name = (typeof NAMES)[number];

/** Which rows a screen shows and which dialog is open: kept in its address. */
export function useRowAddress(properties: readonly Property[]) {
  const [query, setQuery] = useSearchParams();
  const { tenant = query.get("tenant") ?? SITE_TENANT } = useRowsArea();
  const set = (changes: Partial<Record<Name, string | undefined>>) =>
    setQuery(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  const setFilters = (filters: readonly FilterForm[]) =>
    setQuery(
      (before) => {
        const old = Array.from(before.keys()).filter((name) => name.startsWith("filter["));
        for (const name of old) before.delete(name);
        for (const [name, value] of Object.entries(filterParameters(filters, properties))) before.set(name, value);
        return before;
      },
      { replace: true },
    );
  /** Shows what a view says, all at once. */
  const show = ({ sort, search, parameters }: ListState, view: string) =>
    setQuery((before) => {
      const old = Array.from(before.keys()).filter((name) => name.startsWith("filter["));
      for (const name of [...old, "sort", "search", "view"]) before.delete(name);
      for (const [name, value] of Object.entries({ view, sort, search, ...parameters }))
        if (value) before.set(name, value);
      return before;
    });
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
