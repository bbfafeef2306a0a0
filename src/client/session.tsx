import { queryOptions, useSuspenseQuery, type QueryClient } from "@tanstack/react-query";
import type { accountContract, Session } from "#accounts";
import type { Permission, User } from "#contract";
import { dropAllKept } from "#ui/kit";
import { clientOf, requestFor } from "./api.ts";

/** The user's session; `hasEnded`: the server no longer accepts it, but did when this document was opened. */
type AdminSession = Session & { hasEnded?: true };

const call = clientOf<typeof accountContract>();

const SESSION = ["session"];

/** Whether the user is signing out: a request that is refused meanwhile doesn't ask them to sign in again. */
let isLeaving = false;

/** A session that ends keeps its user: what they were writing stays on the screen until they have signed in again. */
function end(session: AdminSession): AdminSession {
  return isLeaving ? session : { ...session, hasEnded: true };
}

/** The query for the session: `invalidateQueries(sessionQuery)` refetches it. */
export const sessionQuery = queryOptions({
  queryKey: SESSION,
  queryFn: async ({ client, signal }): Promise<AdminSession> => {
    const session = await call("GET /api/session", { signal });
    const before = client.getQueryData<AdminSession>(SESSION);
    // An account that signed in in another tab must not continue with this user's screen.
    if (before?.user && session.user?.id !== before.user.id) return end(before);
    if (session.user) requestFor(session.user.id);
    return session;
  },
  staleTime: 60_000,
  // Someone who has signed in again in another tab needn't do so here.
  refetchOnWindowFocus: ({ state }) => (state.data?.hasEnded ? "always" : true),
  gcTime: Infinity,
});

/** The session and its permissions. Suspends until it is loaded. */
export function useSession(): AdminSession & { may: (permission: Permission) => boolean } {
  const { data } = useSuspenseQuery(sessionQuery);
  return { ...data, may: (permission) => data.permissions.includes(permission) };
}

/** @returns the signed-in user; only inside the shell, where there always is one. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error("Nobody is signed in here");
  return user;
}

/** Marks the session as ended, as when the server refuses it: the shell then asks the user to sign in again. */
export function endSession(client: QueryClient): void {
  if (!isLeaving) client.setQueryData(sessionQuery.queryKey, (session) => session && end(session));
}

/** Signs out and leaves the admin; nothing that was loaded or entered stays in the tab. @throws ApiError */
export async function signOut(): Promise<void> {
  isLeaving = true;
  try {
    await call("POST /api/auth/sign-out");
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  dropAllKept();
  window.location.assign("/sign-in");
}
