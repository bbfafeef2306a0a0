/** The only header from which better-auth reads a client's address; a client's own value is dropped. */
export const CLIENT_ADDRESS = "x-blockwright-client";

/** The request's headers, and the client's address as the server determined it (spec 7). */
export type Visitor = { headers: Headers; clientAddress: string };

/** @returns the headers that better-auth sees: the cookies, the user agent, and the address that we determined. */
export function headersOf({ headers, clientAddress }: Visitor): Headers {
  const cookie = headers.get("cookie");
  const browser = headers.get("user-agent")?.slice(0, 300);
  const seen = new Headers({ [CLIENT_ADDRESS]: clientAddress });
  if (cookie) seen.set("cookie", cookie);
  if (browser) seen.set("user-agent", browser);
  return seen;
}
