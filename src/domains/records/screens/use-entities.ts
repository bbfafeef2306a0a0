import { queryOptions, useQuery } from "@tanstack/react-query";
import { call, ENTITIES, type RowsPlace } from "./client.ts";
import { isEntityCalled } from "../entities/property.ts";
import { readAll } from "./read-all.ts";

export { isEntityCalled };

/** The query for all entities, by name. */
export const entitiesQuery = queryOptions({
  queryKey: [ENTITIES],
  queryFn: ({ signal }) => readAll((query) => call("GET /api/entities", { query, signal })),
});

/** All entities, by name. */
export function useEntities() {
  return useQuery(entitiesQuery);
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
    queryFn: ({ signal }) =>
      readAll((query) => call("GET /api/tenants/:tenant/entities", { params: { tenant }, query, signal })),
    staleTime: 60_000,
  });
}

/** The entity of rows that the user may see; `data` is undefined while it loads, and where there is none. */
export function useOwnEntity({ tenant, entity: called }: RowsPlace) {
  const { data, ...rest } = useQuery(ownEntitiesQuery(tenant));
  return { ...rest, isLoaded: data !== undefined, data: data?.find((one) => isEntityCalled(one, called)) };
}
