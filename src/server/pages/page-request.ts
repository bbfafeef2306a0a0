import type { Context } from "hono";

/** The query of an address with its "?"; empty when there is none. */
export function searchOf(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

/** The headers of a request that decide how `sendPage` responds. */
export function pageHeaders({ req }: Pick<Context, "req">) {
  return { acceptEncoding: req.header("accept-encoding"), ifNoneMatch: req.header("if-none-match") };
}
