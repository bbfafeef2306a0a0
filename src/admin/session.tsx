import { queryOptions, useSuspenseQuery, type QueryClient } from "@tanstack/react-query";
import type { Capabilities, Permission, User } from "#auth";
import { dropAllKept } from "#ui/kit";
import { getJson, sendJson } from "./api.ts";

/** Who uses the admin, as `GET /api/session` tells. */
export type Session = {
  user: User | null;
  permissions: readonly Permission[];
  capabilities: Capabilities;
  signUp: "open" | "invitation";
  /** Nobody has set this site up yet. */
  setupNeeded: boolean;
  /** The server doesn't know this user any more, but they were signed in when this document was opened. */
  hasEnded?: true;
};

const SESSION = ["session"];

/** A session that ends keeps its user: what they were writing stays on the screen until they have signed in again. */
function end(session: Session): Session {
  return { ...session, hasEnded: true };
}

/** The one query for the session: `invalidateQueries(sessionQuery)` reads it anew. */
export const sessionQuery = queryOptions({
  queryKey: SESSION,
  queryFn: async ({ client, signal }) => {
    const session = await getJson<Session>("/api/session", {}, signal);
    const before = client.getQueryData<Session>(SESSION);
    return before?.user && !session.user ? end(before) : session;
  },
  staleTime: 60_000,
  gcTime: Infinity,
});

/** The session, and whether it allows something. Suspends until it is known. */
export function useSession(): Session & { may: (permission: Permission) => boolean } {
  const { data } = useSuspenseQuery(sessionQuery);
  return { ...data, may: (permission) => data.permissions.includes(permission) };
}

/** @returns who is signed in; only below the shell, where somebody always is. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error("Nobody is signed in here");
  return user;
}

/** Marks the session as ended, as when the server refused it: the shell then asks to sign in again. */
export function endSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, (session) => session && end(session));
}

/** Signs out and leaves the admin; nothing that was loaded or entered stays in the tab. @throws ApiError */
export async function signOut(): Promise<void> {
  await sendJson("POST", "/api/auth/sign-out", {});
  dropAllKept();
  window.location.assign("/sign-in");
}
