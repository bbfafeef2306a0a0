import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Passes bodies up to a size and answers for larger ones. A body whose declared length is too large is never read: the
 * rest of a body that was begun can't be drained from the connection, which then breaks under the next request.
 * @param onError makes the answer, 413.
 */
export function limitBody(
  maxSize: number,
  onError: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  const readWithin = bodyLimit({ maxSize, onError });
  return async (context, next) => {
    const { headers } = context.req.raw;
    const length = headers.get("content-length");
    // Only without a length does the body have to be counted while it is read.
    if (length === null || headers.has("transfer-encoding")) return readWithin(context, next);
    return Number(length) > maxSize ? onError(context) : next();
  };
}
