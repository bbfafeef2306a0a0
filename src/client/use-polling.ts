import { useSession } from "./session.tsx";

/**
 * How often a query is read again by itself: its `refetchInterval`. Nothing is while the session has ended, as everything
 * would be refused; once the user has signed in again all is read.
 */
export function usePolling(everyMs: number | undefined): number | false {
  const { hasEnded } = useSession();
  return hasEnded ? false : (everyMs ?? false);
}
