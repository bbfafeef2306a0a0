import { createMiddleware } from "hono/factory";
import type { ServerEnv } from "../services.ts";

/** An IPv4 address, also inside an IPv6 one; some proxies write the port behind an address. */
const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i;
const IN_BRACKETS = /^\[(.*)\](?::\d+)?$/;
/** Groups of an IPv6 address that a household or a server is assigned; it chooses the others itself. */
const NETWORK_GROUPS = 4;

/** @returns what identifies a client: an IPv4 address, or the network of an IPv6 one (2001:db8:1:2::/64). */
function clientOf(given: string): string {
  const address = IN_BRACKETS.exec(given)?.[1] ?? given;
  const ipv4 = IPV4.exec(address)?.[1];
  if (ipv4 || !address.includes(":")) return ipv4 ?? address;
  const [head = "", tail] = address.split("::", 2);
  const first = head.split(":").filter(Boolean);
  const rest = tail?.split(":").filter(Boolean) ?? [];
  const groups = [...first, ...Array.from({ length: Math.max(0, 8 - first.length - rest.length) }, () => "0"), ...rest];
  return `${groups.slice(0, NETWORK_GROUPS).join(":").toLowerCase()}::/64`;
}

/**
 * Finds the client's address: the socket's, or behind N trusted proxies the N-th from the right of X-Forwarded-For,
 * which a visitor can't forge (spec 7).
 */
export function clientAddress(trustedProxies: number) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    const socket = context.env?.incoming?.socket.remoteAddress ?? "unknown";
    const forwarded =
      trustedProxies > 0 && context.req.header("x-forwarded-for")?.split(",").at(-trustedProxies)?.trim();
    context.set("clientAddress", clientOf(forwarded || socket));
    await next();
  });
}
