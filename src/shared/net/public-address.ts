import ipaddr from "ipaddr.js";

/** The one range that public IPv6 hosts have (RFC 4291); the rest is special, or holds an IPv4 address. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
/** Azure's service for its virtual machines: in a public range, but reached from inside only. */
const INTERNAL = new Set(["168.63.129.16"]);

/**
 * Whether an IP address belongs to a public host: not to this machine, a private network, a network's own services, or a
 * group of hosts, and not an IPv6 address that leads to an IPv4 one. False for anything that isn't an IP address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast" || INTERNAL.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || (parsed instanceof ipaddr.IPv6 && parsed.match(GLOBAL_UNICAST));
}
