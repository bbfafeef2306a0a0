/** @returns the part of an address that says where signing in leads; empty where that is the usual place. */
export const nextQuery = (next: string | undefined) => (next === undefined ? "" : `?next=${encodeURIComponent(next)}`);

/** The address of the sign-in screen; signing in leads back to a page of the admin. */
export function signInPath(from: string): string {
  return from === "/admin" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(from)}`;
}

/** The address of the sign-up screen; signing up and in leads back to a page of the account. */
export const signUpPath = (from: string) => `/sign-up${nextQuery(from)}`;
