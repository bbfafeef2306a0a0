import { useQuery } from "@tanstack/react-query";
import { call } from "../call.ts";
import { PAGES } from "./page.ts";

/** Loads the id of the page that holds the site's shared header and footer. */
export function useSharedPage() {
  return useQuery({
    queryKey: [PAGES, "shared-blocks"],
    queryFn: ({ signal }) => call("GET /api/shared-blocks", { signal }),
    staleTime: Infinity,
  });
}
