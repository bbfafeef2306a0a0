import { useQuery } from "@tanstack/react-query";
import type { userContract } from "#accounts";
import { clientOf, useSession } from "#client";
import type { inboxContract } from "#inbox";
import { entitiesQuery } from "#records/entities";

const callInbox = clientOf<typeof inboxContract>();
const callUsers = clientOf<typeof userContract>();

/** Lists change seldom while an automation is edited. */
const staleTime = 60_000;

/** All entities with their properties; none while they load, or where one may not see data. */
export function useEntities() {
  const mayView = useSession().may("data.view");
  const { data } = useQuery({
    ...entitiesQuery,
    enabled: mayView,
    staleTime,
  });
  return data ?? [];
}

/** Forms and tags of the inbox. */
export function useInboxChoices() {
  const { data } = useQuery({
    queryKey: ["/api/inbox/choices"],
    queryFn: ({ signal }) => callInbox("GET /api/inbox/choices", { signal }),
    staleTime,
  });
  return data ?? { forms: [], tags: [] };
}

/** The newest entries of a kind, for a test run: spam counts as gone, so nothing runs for it. */
export function useNewestEntries(kind: "lead" | "submission" | "subscriber" | undefined) {
  return useQuery({
    queryKey: ["/api/inbox/entries", "newest", kind],
    queryFn: async ({ signal }) => {
      const { items } = await callInbox("GET /api/inbox/entries", {
        query: { kind, limit: 20, status: "all" },
        signal,
      });
      return items.filter(({ status }) => status !== "spam");
    },
  });
}

/** Email addresses of accounts. */
export function useTeamAddresses(): string[] {
  const mayList = useSession().may("user.manage");
  const { data } = useQuery({
    queryKey: ["/api/users", "addresses"],
    queryFn: async ({ signal }) => (await callUsers("GET /api/users", { signal })).items.map(({ email }) => email),
    enabled: mayList,
    staleTime,
  });
  return data ?? [];
}
