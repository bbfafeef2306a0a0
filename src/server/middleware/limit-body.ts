import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { watchBody } from "./watch-body.ts";

/**
 * Passes bodies up to a size and answers for larger ones. A body whose declared length is too large is never read: the
 * rest of a body that was begun can't be drained from the connection, which then breaks under the next request.
 * @param onError makes the answer, 413.
 * @param isStreamed whether a body without a declared length isn't kept in memory first: the reading of a larger one fails
 * with BodyRefused.
 */
export function limitBody(
  maxSize: number,
  onError: (context: Context) => Response | Promise<Response>,
  { isStreamed = false }: { isStreamed?: boolean } = {},
): MiddlewareHandler {
  const readWithin = bodyLimit({ maxSize, onError });
  return async (context, next) => {
    const { headers } = context.req.raw;
    const length = headers.get("content-length");
    if (length !== null && !headers.has("transfer-encoding"))
      return Number(length) > maxSize ? onError(context) : next();
    // Only without a length does the body have to be counted while it is read.
    if (!isStreamed) return readWithin(context, next);
    context.req.raw = watchBody(context.req.raw, maxSize).request;
    return next();
  };
}
