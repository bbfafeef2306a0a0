import { queryOptions, useQuery } from "@tanstack/react-query";
import { call, ENTITIES, type RowsPlace } from "./client.ts";

/** All entities, by name. */
export function useEntities() {
  return useQuery({
    queryKey: [ENTITIES],
    queryFn: async ({ signal }) => (await call("GET /api/entities", { signal })).items,
  });
}

/** An entity. @param called its name or id. */
export function useEntity(called: string) {
  return useQuery({
    queryKey: [ENTITIES, called],
    queryFn: ({ signal }) => call("GET /api/entities/:entity", { params: { entity: called }, signal }),
  });
}

/** The query for the entities whose rows the user may see in a tenant, by name. */
export function ownEntitiesQuery(tenant: string) {
  return queryOptions({
    queryKey: [ENTITIES, { tenant }],
    queryFn: async ({ signal }) =>
      (await call("GET /api/tenants/:tenant/entities", { params: { tenant }, signal })).items,
    staleTime: 60_000,
  });
}

/** The entity of rows that the user may see; `data` is undefined while it loads, and where there is none. */
export function useOwnEntity({ tenant, entity: called }: RowsPlace) {
  const { data, ...rest } = useQuery(ownEntitiesQuery(tenant));
  return { ...rest, isLoaded: data !== undefined, data: data?.find(({ name }) => name === called) };
}
