/** The address of the sign-in screen; signing in leads back to a page of the admin. */
export function signInPath(from: string): string {
  return from === "/admin" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(from)}`;
}
