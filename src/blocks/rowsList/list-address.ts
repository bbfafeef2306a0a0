import type { RowList } from "../parts/data/row-list.ts";

type ListPlace = Pick<RowList, "href" | "sort" | "search" | "filters" | "kept">;

/** @returns what the list is narrowed by, by the name in the query. */
export const askedFilters = ({ filters }: Pick<RowList, "filters">): Record<string, string> =>
  Object.fromEntries(
    filters.flatMap(({ fields }) => fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
  );

/**
 * @param change by the name in the query; undefined takes a value away.
 * @returns the address of a list: sorted, searched and filtered as it is unless `change` says otherwise, from its first row
 * on.
 */
export function listAddress(list: ListPlace, change: Readonly<Record<string, string | undefined>> = {}): string {
  const { href, sort, search, kept } = list;
  const wanted = { ...kept, sort, search, ...askedFilters(list), ...change };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, value);
  return query.size > 0 ? `${href}?${query}` : href;
}

/** @returns the address of the whole list, in the order that it has. */
export const wholeList = ({ href, sort, kept }: ListPlace): string => listAddress({ href, sort, kept, filters: [] });
