import { use } from "react";
import type { Session } from "../../contract.ts";
import { homePath } from "../../home-path.ts";
import { call } from "../client.ts";

const session = call("GET /api/session");

/** Resolves once the session request has settled, even if it failed. */
export const visitorArrival = session.then(
  () => undefined,
  () => undefined,
);

/**
 * The session when the account screen was loaded. Suspends until it is known, and throws when it couldn't be loaded.
 */
export function useVisitor(): Session {
  return use(session);
}

/** @returns where the person begins who has just signed in. */
export async function findHome(): Promise<string> {
  return homePath(await call("GET /api/session"));
}

/** The query of the address. */
export function addressQuery(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

/**
 * Replaces this screen by loading another.
 * @returns a promise that never settles, so that nothing else happens until then.
 */
export function leaveFor(path: string): Promise<never> {
  window.location.replace(path);
  return new Promise(() => {});
}
