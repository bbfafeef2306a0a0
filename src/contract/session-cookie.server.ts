/**
 * @returns what the names of a session's cookies begin with. Where the site is on https, browsers take a cookie with this
 * prefix from its own host only: no other subdomain can plant one in its place.
 */
export function cookiePrefix(origin: string): string {
  return `${origin.startsWith("https:") ? "__Host-" : ""}blockwright`;
}
