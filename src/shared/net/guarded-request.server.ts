import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { fail, type Failure } from "../result.ts";
import { isAllowedHost } from "./check-url.ts";
import { guardedLookup, PrivateAddressError, systemResolver, type Resolver } from "./guarded-lookup.server.ts";

/** Why a request got no complete answer. */
export type RequestFault = "ADDRESS_PRIVATE" | "UNREACHABLE" | "TIMEOUT";

/** Who may be asked, and for how long. */
export type RequestLimits = {
  /** For everything: redirects, connecting, sending, reading. */
  timeoutMs: number;
  /** Hosts that may be private: "host" or "host:port". */
  allowedHosts?: readonly string[];
  /** Ends the request early. */
  signal?: AbortSignal;
  /** The system's by default. */
  resolve?: Resolver;
};

/** A request that `checkUrl` has let pass. */
export type GuardedRequest = Pick<RequestLimits, "allowedHosts" | "resolve"> & {
  method?: "GET" | "POST";
  headers: Readonly<Record<string, string>>;
  body?: string;
  deadline: AbortSignal;
};

/** @returns the signal that ends a request: its time is over, or its caller has given up. */
export function deadlineOf({ timeoutMs, signal }: RequestLimits): AbortSignal {
  const overdue = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([overdue, signal]) : overdue;
}

/**
 * Sends one request, to public addresses only. Without an agent of its own, a connection would be kept, or go through the
 * environment's proxy.
 * @returns the answer, of which only the head has been read.
 * @throws whatever `requestFault` explains.
 */
export function requestGuarded(url: URL, request: GuardedRequest): Promise<IncomingMessage> {
  const { method = "GET", headers, body, allowedHosts = [], deadline, resolve = systemResolver } = request;
  const answered = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  const lookup = isAllowedHost(url, allowedHosts) ? undefined : guardedLookup(resolve);
  send(url, { method, headers, lookup, agent: false, signal: deadline })
    .once("response", answered.resolve)
    // A connection can break more than once: while sending, and while reading.
    .on("error", answered.reject)
    .end(body);
  return answered.promise;
}

/** The codes of a failed handshake: of OpenSSL's checks of a certificate, and of Node's. */
const HANDSHAKE = /CERT|^ERR_(?:SSL|TLS)_|^UNABLE_TO_|^EPROTO$/;

const hasFailedHandshake = (error: unknown) =>
  error instanceof Error && "code" in error && HANDSHAKE.test(String(error.code));

/** Explains why a request that was sent got no complete answer. */
export function requestFault(
  error: unknown,
  timeoutMs: number,
  { aborted, reason }: AbortSignal,
): { ok: false; error: Failure<RequestFault> } {
  if (aborted && reason instanceof DOMException && reason.name === "TimeoutError") {
    return fail("TIMEOUT", `There was no complete answer within ${Math.ceil(timeoutMs / 1000)} s`, error);
  }
  if (error instanceof PrivateAddressError) {
    return fail("ADDRESS_PRIVATE", "The address belongs to a private network", error);
  }
  if (hasFailedHandshake(error)) return fail("UNREACHABLE", "No secure connection to the server could be made", error);
  return fail("UNREACHABLE", "The server can’t be reached, or cut off its answer", error);
}
