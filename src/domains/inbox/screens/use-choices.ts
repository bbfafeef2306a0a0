import { useQuery } from "@tanstack/react-query";
import { call, CHOICES } from "./client.ts";

type Choices = { forms: string[]; tags: string[]; people: { id: string; name: string }[] };

const NONE: Choices = { forms: [], tags: [], people: [] };

/** What entries can be filtered by and assigned to; nothing while it is loading. */
export function useChoices(): Choices {
  const { data } = useQuery({
    queryKey: [CHOICES],
    queryFn: ({ signal }) => call("GET /api/inbox/choices", { signal }),
    staleTime: 60_000,
  });
  return data ?? NONE;
}
