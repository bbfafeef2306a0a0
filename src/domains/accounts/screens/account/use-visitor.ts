import { use } from "react";
import type { Session } from "../../contract.ts";
import { call } from "../client.ts";

const session = call("GET /api/session");

/** Who looks at an account screen, as of when it was loaded. Suspends until it is known. */
export function useVisitor(): Session {
  return use(session);
}

/** The query of the address. */
export function addressQuery(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

/** Loads another screen in place of this one. @returns a promise that never settles: nothing is to happen before. */
export function leaveFor(path: string): Promise<never> {
  window.location.replace(path);
  return new Promise(() => {});
}
