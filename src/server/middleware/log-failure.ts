import type { Context } from "hono";
import type { Logger } from "pino";
import type { ServerEnv } from "../services.ts";
import { loggedPath } from "./request-log.ts";

/** nginx's "client closed request". */
const CLIENT_GONE = 499;

/**
 * Logs why a request failed, unless its client went away, or was cut off, before it had sent everything.
 * @returns the answer in that case, which only the log will have.
 */
export function logFailure(log: Logger, error: unknown, context: Context<ServerEnv>): Response | undefined {
  if (context.env?.incoming?.errored === error) return new Response(null, { status: CLIENT_GONE });
  log.error({ err: error, path: loggedPath(context.req.path) }, "a request failed");
  return undefined;
}
