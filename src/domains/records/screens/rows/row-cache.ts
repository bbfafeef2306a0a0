import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { ListPage } from "#contract";
import { isObject } from "#shared";
import type { ListedRow } from "../../contract.ts";
import { rowsKey, type RowsPlace } from "../client.ts";

const isPaged = (data: unknown): data is InfiniteData<ListPage<ListedRow>> =>
  isObject(data) && Array.isArray(data.pages);

/** Puts a row's present state into every loaded list that has it, without loading them again: it stays where it is. */
export function showRow(client: QueryClient, place: RowsPlace, row: ListedRow): void {
  client.setQueriesData({ queryKey: [rowsKey(place)] }, (data: unknown) => {
    if (!isPaged(data)) return isObject(data) && data.id === row.id ? row : data;
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === row.id ? row : one)),
    }));
    return { ...data, pages };
  });
}
