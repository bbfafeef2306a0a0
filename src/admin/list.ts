import { useInfiniteQuery } from "@tanstack/react-query";
import { getJson, messageOf } from "./api.ts";

type Page<Row> = { items: Row[]; nextCursor?: string };

/** A list as far as it is loaded: what `DataTable` (`rows`, `error`, `onRetry`) and `LoadMore` (`more`) take. */
export type List<Row> = {
  rows: Row[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  more: { hasMore: boolean; busy: boolean; error: string | undefined; onLoad: () => void };
};

/**
 * Reads a list of the API bit by bit: `{ items, nextCursor? }` (docs/api.md).
 * @param path also the first part of the query's key: `invalidateQueries({ queryKey: [path] })` reads it anew.
 */
export function useList<Row>(path: string, query: Readonly<Record<string, string | undefined>> = {}): List<Row> {
  const list = useInfiniteQuery({
    queryKey: [path, query],
    queryFn: ({ pageParam, signal }) => getJson<Page<Row>>(path, { ...query, cursor: pageParam }, signal),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (previous) => previous,
  });
  return {
    rows: list.data?.pages.flatMap(({ items }) => items),
    error: list.error ? messageOf(list.error) : undefined,
    onRetry: () => void list.refetch(),
    more: {
      hasMore: list.hasNextPage,
      busy: list.isFetchingNextPage,
      error: list.isFetchNextPageError ? messageOf(list.error) : undefined,
      onLoad: () => void list.fetchNextPage(),
    },
  };
}
