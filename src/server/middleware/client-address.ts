import { createMiddleware } from "hono/factory";
import type { ServerEnv } from "../services.ts";

/**
 * Finds who is asking: the socket's address, or behind N trusted proxies the N-th from the right of X-Forwarded-For,
 * which a visitor can't forge (interfaces 3).
 */
export function clientAddress(trustedProxies: number) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    const socket = context.env?.incoming?.socket.remoteAddress ?? "unknown";
    const forwarded =
      context.req
        .header("x-forwarded-for")
        ?.split(",")
        .map((entry) => entry.trim()) ?? [];
    context.set("clientAddress", (trustedProxies > 0 && forwarded.at(-trustedProxies)) || socket);
    await next();
  });
}
