/**
 * Where to go after signing in: only a path of the admin, whatever the address asks for.
 * @param next the value of `?next=`.
 * @param hash the address's fragment, which browsers keep through the server's redirect to the sign-in screen.
 */
export function nextPath(next: string | null, hash = ""): string {
  if (!next || !/^\/admin(?:[/?#]|$)/.test(next)) return "/admin";
  const url = URL.parse(next.includes("#") ? next : next + hash, "https://own.invalid");
  const isOwn = url?.origin === "https://own.invalid" && /^\/admin(?:\/|$)/.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : "/admin";
}
