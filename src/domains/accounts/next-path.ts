import { parseUrl } from "#shared";

const OWN = /^\/(?:admin|account)(?:[/?#]|$)/;

/**
 * Where to go after signing in: only a path of the admin or the account, whatever the address asks for.
 * @param next the value of `?next=`. @param hash the address's fragment, which browsers keep through the server's
 * redirect to the sign-in screen. @returns undefined for anything else.
 */
export function nextPath(next: string | null, hash = ""): string | undefined {
  if (!next || !OWN.test(next)) return undefined;
  const url = parseUrl(next.includes("#") ? next : next + hash, "https://own.invalid");
  const isOwn = url?.origin === "https://own.invalid" && OWN.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : undefined;
}
