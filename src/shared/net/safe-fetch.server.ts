import type { IncomingMessage } from "node:http";
import { fail, ok, type Result } from "../result.ts";
import { checkUrl } from "./check-url.ts";
import {
  deadlineOf,
  requestFault,
  requestGuarded,
  type RequestFault,
  type RequestLimits,
} from "./guarded-request.server.ts";
import { readLimited, TooLargeError } from "./read-limited.server.ts";

/** Why a file couldn't be fetched. */
export type FetchFault =
  | RequestFault
  | "URL_INVALID"
  | "BAD_STATUS"
  | "WRONG_TYPE"
  | "TOO_MANY_REDIRECTS"
  | "TOO_LARGE";

export type FetchOptions = RequestLimits & {
  /** The largest body, decompressed. */
  maxBytes: number;
  /** Media types that are accepted: "text/plain", or "image/*" for all of a kind. */
  accept: readonly string[];
  /** 3 by default. */
  maxRedirects?: number;
};

/** A fetched file: its bytes, its media type without parameters, and the address that answered. */
export type FetchedFile = { bytes: Buffer; type: string; url: string };

type Hop = FetchOptions & { deadline: AbortSignal };

function open(url: URL, { accept, ...request }: Hop): Promise<IncomingMessage> {
  const headers = { Accept: accept.join(", "), "Accept-Encoding": "identity", "User-Agent": "Blockwright" };
  return requestGuarded(url, { ...request, headers });
}

function isAccepted(type: string, accept: readonly string[]): boolean {
  return accept.some((one) => one === type || (one.endsWith("/*") && type.startsWith(one.slice(0, -1))));
}

async function read(url: URL, message: IncomingMessage, { accept, maxBytes, deadline }: Hop) {
  const type = (message.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!isAccepted(type, accept)) return fail("WRONG_TYPE", `It is ${type || "a file of an unknown type"}`);
  return ok({ bytes: await readLimited(message, maxBytes, deadline), type, url: url.href });
}

async function follow(address: string, hop: Hop): Promise<Result<FetchedFile, FetchFault>> {
  let next: string | URL | null = address;
  for (let left = hop.maxRedirects ?? 3; left >= 0; left -= 1) {
    const url = checkUrl(next ?? "", hop.allowedHosts ?? []);
    if (!url.ok) return url;
    const message = await open(url.value, hop);
    try {
      const { statusCode = 0, headers } = message;
      if (statusCode >= 200 && statusCode < 300) return await read(url.value, message, hop);
      if (![301, 302, 303, 307, 308].includes(statusCode)) {
        return fail("BAD_STATUS", `The server answers with status ${statusCode}`);
      }
      next = URL.parse(headers.location ?? "", url.value);
    } finally {
      message.destroy();
    }
  }
  return fail("TOO_MANY_REDIRECTS", "The address redirects too often");
}

/**
 * Fetches a file from an address that people or imports gave, without reaching into this machine's networks (server-side
 * request forgery): only public addresses, checked again at each redirect and where it connects; no passwords, no proxy,
 * limited in size and time.
 * @returns the file, or why not; never throws on anything that an address or a server does.
 */
export async function safeFetch(address: string, options: FetchOptions): Promise<Result<FetchedFile, FetchFault>> {
  const deadline = deadlineOf(options);
  try {
    return await follow(address, { ...options, deadline });
  } catch (error) {
    if (error instanceof TooLargeError) return fail("TOO_LARGE", "The file is too large", error);
    return requestFault(error, options.timeoutMs, deadline);
  }
}
