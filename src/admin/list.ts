import { useInfiniteQuery } from "@tanstack/react-query";
import { addressOf, messageOf, request } from "./api.ts";
import type { Answer, ListName } from "./call.ts";

/** A list as far as it is loaded: what `DataTable` (`rows`, `error`, `onRetry`) and `LoadMore` (`more`) take. */
export type List<Row> = {
  rows: Row[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  more: { hasMore: boolean; busy: boolean; error: string | undefined; onLoad: () => void };
};

/** An entry of the list that a route answers with. */
type RowOf<Name extends ListName> = Answer<Name> extends { items: (infer Row)[] } ? Row : never;

type Part<Row> = { items: Row[]; nextCursor?: string };

type ListOptions = { params?: object; query?: Readonly<Record<string, string | undefined>> };

/**
 * Reads a list of the API bit by bit: `{ items, nextCursor? }` (docs/api.md). Its query's key begins with its address:
 * `invalidateQueries({ queryKey: [address] })` reads it again.
 */
export function useList<Name extends ListName>(name: Name, { params, query }: ListOptions = {}): List<RowOf<Name>> {
  const address = addressOf(name.slice("GET ".length), params);
  const list = useInfiniteQuery({
    queryKey: [address, query],
    queryFn: ({ pageParam, signal }) =>
      // Of the routes of the contract that answer with lists.
      request("GET", addressOf(address, {}, { ...query, cursor: pageParam }), { signal }) as Promise<Part<RowOf<Name>>>,
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
