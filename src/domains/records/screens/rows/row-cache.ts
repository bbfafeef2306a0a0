import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { ListPage } from "#contract";
import { isObject } from "#shared";
import type { ListedRow } from "../../contract.ts";
import type { PropertyValue } from "../../entities/property.ts";
import { rowsKey, type RowsPlace } from "../client.ts";

const isPaged = (data: unknown): data is InfiniteData<ListPage<ListedRow>> =>
  isObject(data) && Array.isArray(data.pages);

// Other queries under the key are of lists.
const isRow = (data: unknown, id: string): data is ListedRow => isObject(data) && data.id === id;

/**
 * Shows values of a row in every loaded list that has it, without loading them again: it stays where it is, and so do its
 * other values.
 * @param saved the row as the server has it, whose other facts are shown too.
 */
export function showValues(
  client: QueryClient,
  place: RowsPlace,
  id: string,
  values: Readonly<Record<string, PropertyValue>>,
  saved?: ListedRow,
): void {
  const withValues = (row: ListedRow): ListedRow => ({ ...row, ...saved, values: { ...row.values, ...values } });
  client.setQueriesData({ queryKey: [rowsKey(place)] }, (data: unknown) => {
    if (!isPaged(data)) return isRow(data, id) ? withValues(data) : data;
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === id ? withValues(one) : one)),
    }));
    return { ...data, pages };
  });
}
