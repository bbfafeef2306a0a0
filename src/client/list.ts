import type { AnswerOf, Contract } from "#contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { foundIn, type Found } from "./found.ts";
import { usePolling } from "./use-polling.ts";
import { addressOf, messageOf, request, type Named, type NamesOf } from "./api.ts";

/** The loaded part of a list: the props of `DataTable` (`rows`, `error`, `onRetry`) and `LoadMore` (`more`). */
export type List<Row> = {
  rows: Row[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  more: {
    hasMore: boolean;
    busy: boolean;
    error: string | undefined;
    /** How many a changed query has found, such as "20 or more", until entries change (`foundIn`). */
    found: string | undefined;
    onLoad: () => void;
  };
};

/** Routes of a contract that answer with lists. */
type ListNames<Routes extends Contract> = {
  [Name in NamesOf<Routes>]: AnswerOf<Named<Routes, Name>> extends { items: unknown[]; nextCursor?: string }
    ? Name
    : never;
}[NamesOf<Routes>];

/** An item of the list that a route answers with. */
type RowOf<Routes extends Contract, Name> =
  AnswerOf<Named<Routes, Name>> extends { items: (infer Row)[] } ? Row : never;

type ListPage = { items: unknown[]; nextCursor?: string };

type ListOptions = {
  params?: object;
  query?: Readonly<Record<string, string | undefined>>;
  /** How often it is read again by itself; never without this. */
  everyMs?: number;
};

/**
 * Makes the hook that reads the lists of a contract page by page: `{ items, nextCursor? }` (docs/api.md). The key of its
 * query begins with its address: `invalidateQueries({ queryKey: [address] })` refetches it.
 */
export function listsOf<Routes extends Contract>() {
  return function useList<Name extends ListNames<Routes>>(
    name: Name,
    options?: ListOptions,
  ): List<RowOf<Routes, Name>> {
    // `ListNames` allows only routes that answer with such a list.
    return useAnyList(name, options) as List<RowOf<Routes, Name>>;
  };
}

function useAnyList(name: string, { params, query, everyMs }: ListOptions = {}): List<unknown> {
  const address = addressOf(name.slice("GET ".length), params);
  const queryKey = [address, query];
  const asked = JSON.stringify(queryKey);
  const [said, setSaid] = useState<Found>({ asked });
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      request("GET", addressOf(address, {}, { ...query, cursor: pageParam }), { signal }) as Promise<ListPage>,
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (previous) => previous,
    refetchInterval: usePolling(everyMs),
  });
  const rows = list.data?.pages.flatMap(({ items }) => items);
  if (rows && !list.isPlaceholderData) {
    const found = foundIn(said, { asked, count: rows.length, hasMore: list.hasNextPage });
    if (found !== said) setSaid(found);
  }
  return {
    rows,
    error: list.error ? messageOf(list.error) : undefined,
    onRetry: () => void list.refetch(),
    more: {
      hasMore: list.hasNextPage,
      busy: list.isFetchingNextPage,
      error: list.isFetchNextPageError ? messageOf(list.error) : undefined,
      found: said.asked === asked ? said.words : undefined,
      onLoad: () => void list.fetchNextPage(),
    },
  };
}
