import type { RowList } from "../parts/data/properties.ts";

/** @returns the address of a list: sorted and searched as it is unless `change` says otherwise, from its first row on. */
export function listAddress(
  { href, sort, search }: Pick<RowList, "href" | "sort" | "search">,
  change: { sort?: string; after?: string } = {},
): string {
  const query = new URLSearchParams();
  const wanted = { sort, search, ...change };
  for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, value);
  return query.size > 0 ? `${href}?${query}` : href;
}
