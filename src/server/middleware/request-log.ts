import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { ServerEnv } from "../services.ts";

/** Addresses that hold a token: readers of the log must not be able to use it. */
const WITH_TOKEN = /^(\/api\/(?:invitations|tenant-invitations|previews|hooks)\/).+/;

/** @returns a path as it is logged. */
export function loggedPath(path: string): string {
  return path.replace(WITH_TOKEN, "$1...");
}

/** Logs one line per request: method, path, status, milliseconds. No address, no query, no body: nothing personal. */
export function requestLog(log: Logger) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    log.info({
      method,
      path: loggedPath(path),
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  });
}
