import { isDiskFullError } from "./startup-error.ts";

/** Seconds after which a request that an outage made fail may be sent again. */
export const OUTAGE_SECONDS = 10;

/** PostgreSQL's codes for a connection that is lost or refused, and for a server that stops, starts or is full. */
const SERVER_GONE = /^(?:08\w{3}|57P0[1-3]|53300)$/;

/** The system's codes for a way that is broken. */
const WAY_BROKEN = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** What node-postgres says without a code. */
const DRIVER_SAYS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/**
 * @returns why the database can't be used at all at the moment, as a code or the driver's words: it can't be reached, or a disk
 * is full. Undefined for any other error, also those of other services that say what failed in words of their own.
 */
export function outageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  // Without a call of the system, the code is one that another library gave.
  const isBroken = WAY_BROKEN.has(code) && "syscall" in error;
  if (isBroken || SERVER_GONE.test(code) || isDiskFullError(error)) return code;
  return DRIVER_SAYS.test(error.message) ? error.message : undefined;
}
