import { useQuery } from "@tanstack/react-query";
import { useUser } from "#client";
import { call } from "../call.ts";
import { usePostChoices } from "./use-post-choices.ts";

/** The names that a post's author can be chosen from, and the name of this person if they are an author. */
export function useAuthorChoices(): { names: string[]; own: string } {
  const user = useUser();
  const { authors } = usePostChoices();
  const { data } = useQuery({
    queryKey: ["/api/authors", "choices"],
    queryFn: ({ signal }) => call("GET /api/authors", { signal }),
    staleTime: 0,
  });
  const known = data?.items ?? [];
  const own = known.find(({ userId }) => userId === user.id) ?? known.find(({ name }) => name === user.name);
  const names = new Set([...known.map(({ name }) => name), ...authors]);
  return { names: [...names].toSorted((a, b) => a.localeCompare(b)), own: own?.name ?? "" };
}
