/**
 * Where to go after signing in: only a path of the admin, whatever the address asks for.
 * @param next as it stands in `?next=`.
 */
export function nextPath(next: string | null): string {
  if (!next || !/^\/admin(?:[/?#]|$)/.test(next)) return "/admin";
  const url = URL.parse(next, "https://own.invalid");
  const isOwn = url?.origin === "https://own.invalid" && /^\/admin(?:\/|$)/.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : "/admin";
}

/** The sign-in screen that leads back to a place of the admin. */
export function signInPath(from: string): string {
  return from === "/admin" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(from)}`;
}
