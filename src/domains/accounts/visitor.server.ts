/** The one header from which better-auth reads a client's address; what a client sends under this name is dropped. */
export const CLIENT_ADDRESS = "x-blockwright-client";

/** Who asks: the headers of the request, and the address that the server found out (spec 7). */
export type Visitor = { headers: Headers; clientAddress: string };

/** @returns the headers that better-auth gets to see: the cookies, the browser, and our own finding of the address. */
export function headersOf({ headers, clientAddress }: Visitor): Headers {
  const cookie = headers.get("cookie");
  const browser = headers.get("user-agent")?.slice(0, 300);
  const seen = new Headers({ [CLIENT_ADDRESS]: clientAddress });
  if (cookie) seen.set("cookie", cookie);
  if (browser) seen.set("user-agent", browser);
  return seen;
}
