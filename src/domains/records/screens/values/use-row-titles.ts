import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { call, type RowsPlace } from "../client.ts";
import { ownEntitiesQuery } from "../use-entities.ts";
import { rowTitle } from "./row-title.ts";

/** More ids than this aren't read by one request (docs/api.md). */
const MAX = 200;

async function readRows(place: RowsPlace, ids: readonly string[], signal: AbortSignal) {
  const batches = Array.from({ length: Math.ceil(ids.length / MAX) }, (_, index) =>
    ids.slice(index * MAX, (index + 1) * MAX),
  );
  const pages = await Promise.all(
    batches.map((batch) =>
      call("GET /api/tenants/:tenant/entities/:entity/rows", {
        params: place,
        query: { ids: batch.join(","), limit: MAX },
        signal,
      }),
    ),
  );
  return pages.flatMap(({ items }) => items);
}

/** The query for what rows are called: titles by id. A row that was deleted has none. */
export function rowTitlesQuery(place: RowsPlace, ids: readonly string[]) {
  const wanted = [...new Set(ids)].toSorted();
  return queryOptions({
    queryKey: ["row-titles", place, wanted],
    queryFn: async ({ client, signal }): Promise<ReadonlyMap<string, string>> => {
      const entities = await client.fetchQuery(ownEntitiesQuery(place.tenant));
      const entity = entities.find(({ name }) => name === place.entity);
      // Members may see rows that refer to some which they may not see.
      if (!entity) return new Map(wanted.map((id) => [id, "Not visible to you"]));
      const rows = await readRows(place, wanted, signal);
      return new Map(rows.map((row) => [row.id, rowTitle(entity, row)]));
    },
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** @returns what rows are called, by id; undefined while that is loading. */
export function useRowTitles(place: RowsPlace, ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  const { data } = useQuery(rowTitlesQuery(place, ids));
  return ids.length === 0 ? new Map() : data;
}
