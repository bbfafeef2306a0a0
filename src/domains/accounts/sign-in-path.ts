/** The sign-in screen that leads back to a place of the admin. */
export function signInPath(from: string): string {
  return from === "/admin" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(from)}`;
}
