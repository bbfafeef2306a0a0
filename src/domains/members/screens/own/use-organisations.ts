import { useQuery } from "@tanstack/react-query";
import { usePolling } from "#client";
import { call, ORGANISATIONS } from "../client.ts";

/** How often the list is read while it is shown: a role may be taken away while someone works. */
const EVERY_MS = 30_000;

/** The organisations that the user belongs to, with their role in each. */
export function useOrganisations() {
  return useQuery({
    queryKey: [ORGANISATIONS],
    queryFn: async ({ signal }) => (await call("GET /api/organisations", { signal })).items,
    refetchInterval: usePolling(EVERY_MS),
  });
}

/** One of them, by its name in addresses. */
export function useOrganisation(name: string) {
  const { data, ...rest } = useOrganisations();
  return { ...rest, isLoaded: data !== undefined, organisation: data?.find((one) => one.name === name) };
}
