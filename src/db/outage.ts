import { isDiskFullError, sqliteCode } from "./startup-error.ts";

/** Seconds after which a request that an outage made fail may be sent again. */
export const OUTAGE_SECONDS = 10;

/**
 * PostgreSQL's codes for a connection that is lost or refused, a password that is no longer right, a database that is gone or only
 * reads, and a server that stops, starts, is full or has a faulty disk.
 */
const SERVER_GONE = /^(?:08\w{3}|25006|28\w{3}|3D000|53\w{3}|57P0\d|58\w{3})$/;
/** PostgreSQL has refused or ended the connection, for whatever reason. */
const CONNECTION_ENDED = "FATAL";

/** SQLite's primary codes for a file that another process holds, that only reads, whose disk fails, or that can't be opened. */
const FILE_UNUSABLE = new Set([5, 8, 10, 14]);

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

/** What node-postgres says without a code, and what we say of a database that doesn't answer. */
const NO_ANSWER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|The database has been silent|The database did not answer)/;

/** The embedded database's file is no longer found under its name: what was written into it now would be lost. */
export class MovedFileError extends Error {
  readonly code = "FILE_MOVED";

  constructor(file: string) {
    super(
      `The database ${file} was moved, deleted or replaced while the site runs, or its folder can't be read. Put the same file back, or start the site again.`,
    );
    this.name = "MovedFileError";
  }
}

/**
 * @returns why the database can't be used at all at the moment, as a code or in words: it can't be reached or written, or
 * a disk is full. Undefined for any other error, also those of other services that say what failed in words of their own.
 */
export function outageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  // Without a call of the system, the code is one that another library gave.
  const isBroken = WAY_BROKEN.has(code) && "syscall" in error;
  const isEnded = "severity" in error && error.severity === CONNECTION_ENDED;
  if (isBroken || isEnded || SERVER_GONE.test(code) || isDiskFullError(error)) return code;
  if (error instanceof MovedFileError || FILE_UNUSABLE.has(sqliteCode(error))) return code;
  return NO_ANSWER.test(error.message) ? error.message : undefined;
}
