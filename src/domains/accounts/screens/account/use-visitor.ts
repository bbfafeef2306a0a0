import { use } from "react";
import type { Session } from "../../contract.ts";
import { call } from "../client.ts";

const session = call("GET /api/session");

/** Resolves once it is known who visits, or that it can't be known. */
export const visitorArrival = session.then(
  () => undefined,
  () => undefined,
);

/** The visitor of an account screen, as of when it was loaded. Suspends until known, and throws if it can't be. */
export function useVisitor(): Session {
  return use(session);
}

/** The query of the address. */
export function addressQuery(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

/** Replaces this screen by loading another. @returns a promise that never settles, so that nothing happens before. */
export function leaveFor(path: string): Promise<never> {
  window.location.replace(path);
  return new Promise(() => {});
}
