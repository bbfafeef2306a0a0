import { useQuery } from "@tanstack/react-query";
import type { PostChoices } from "#publishing";
import { call } from "../call.ts";
import { PAGES } from "../pages/page.ts";

const NONE: PostChoices = { blogs: [], authors: [], tags: [] };

/** The blogs, authors and tags that posts have; none while they are loading. */
export function usePostChoices(): PostChoices {
  const { data } = useQuery({
    queryKey: [PAGES, "post-choices"],
    queryFn: ({ signal }) => call("GET /api/posts/choices", { signal }),
    // A tag that was just given to a post is offered for the next one.
    staleTime: 0,
  });
  return data ?? NONE;
}
