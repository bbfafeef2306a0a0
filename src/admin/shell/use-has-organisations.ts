import { useQuery } from "@tanstack/react-query";
import { clientOf } from "#client";
import type { memberContract } from "#members";

const call = clientOf<typeof memberContract>();

const FIVE_MINUTES_MS = 5 * 60_000;

/** @returns whether the user belongs to an organisation; false until that is known. */
export function useHasOrganisations(): boolean {
  const { data } = useQuery({
    queryKey: ["has-organisations"],
    queryFn: async ({ signal }) => (await call("GET /api/organisations", { signal })).items.length > 0,
    staleTime: FIVE_MINUTES_MS,
  });
  return data ?? false;
}
