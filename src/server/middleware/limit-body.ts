import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Lets bodies up to a size pass and answers for larger ones. One whose length is told is never begun to be read: what is
 * left of a body that was begun can't be taken off the connection, which is then cut under the next request.
 * @param onError makes the answer, 413.
 */
export function limitBody(
  maxSize: number,
  onError: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  const readWithin = bodyLimit({ maxSize, onError });
  return async (context, next) => {
    const { headers } = context.req.raw;
    const isChunked = headers.has("transfer-encoding");
    const length = Number(headers.get("content-length") ?? 0);
    return !isChunked && length > maxSize ? onError(context) : readWithin(context, next);
  };
}
