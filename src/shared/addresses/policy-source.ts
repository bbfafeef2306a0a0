import { parseUrl } from "./parse-url.ts";

/** A plain host: no character with a meaning in a policy (`;`, `,`, `*`, quotes) may come from content. */
const PLAIN_ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * @returns the source expression of a content security policy that allows an address: its origin or "data:"; undefined for
 * one of this site.
 */
export function policySource(address: string): string | undefined {
  if (address.startsWith("data:")) return "data:";
  const origin = parseUrl(address)?.origin;
  return origin && PLAIN_ORIGIN.test(origin) ? origin : undefined;
}
