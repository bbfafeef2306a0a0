import { queryOptions, useSuspenseQuery, type QueryClient } from "@tanstack/react-query";
import type { Capabilities, Permission, User } from "#auth";
import { getJson, sendJson } from "./api.ts";

/** Who uses the admin, as `GET /api/session` tells. */
export type Session = {
  user: User | null;
  permissions: readonly Permission[];
  capabilities: Capabilities;
  signUp: "open" | "invitation";
  /** Nobody has set this site up yet. */
  setupNeeded: boolean;
};

/** The one query for the session: `invalidateQueries(sessionQuery)` reads it anew. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => getJson<Session>("/api/session", {}, signal),
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

/** Forgets who was signed in, as when the session has expired: the shell then asks to sign in again. */
export function forgetUser(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, user: null, permissions: [] });
}

/** Signs out and leaves the admin; nothing that was loaded stays in memory. @throws ApiError */
export async function signOut(): Promise<void> {
  await sendJson("POST", "/api/auth/sign-out", {});
  window.location.assign("/sign-in");
}
