import { fail, ok, type Result } from "../result.ts";
import { isPublicAddress } from "./public-address.ts";

/** Why an address isn't requested. */
type UrlFault = "URL_INVALID" | "ADDRESS_PRIVATE";

/** A host in brackets, or one of digits and dots, which the URL parser has brought into its usual form. */
const LITERAL = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))$/;

const DEFAULT_PORTS: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** Whether the exceptions name a URL's host: "host" for all its ports, or "host:port". */
export function isAllowedHost({ hostname, port, protocol }: URL, allowedHosts: readonly string[]): boolean {
  return allowedHosts.some((one) => one === hostname || one === `${hostname}:${port || DEFAULT_PORTS[protocol]}`);
}

/**
 * Checks a web address before it is requested: http or https, without a name and password, and where its host is an IP
 * address, in any notation, a public one. What a host's name leads to is checked when connecting (`guardedLookup`).
 * @param allowedHosts hosts whose addresses aren't checked.
 */
export function checkUrl(address: string | URL, allowedHosts: readonly string[]): Result<URL, UrlFault> {
  const url = URL.parse(address);
  if (!url || !(url.protocol in DEFAULT_PORTS)) return fail("URL_INVALID", "It isn’t an http or https address");
  if (url.username || url.password) return fail("URL_INVALID", "The address contains a password");
  const [, six, four] = LITERAL.exec(url.hostname) ?? [];
  const literal = six ?? four;
  if (literal === undefined || isAllowedHost(url, allowedHosts) || isPublicAddress(literal)) return ok(url);
  return fail("ADDRESS_PRIVATE", "The address belongs to a private network");
}
