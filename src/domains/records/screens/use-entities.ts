import { useQuery } from "@tanstack/react-query";
import { call, ENTITIES } from "./client.ts";

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
