import { statfsSync } from "node:fs";

/** Why the database can't be used, as one line with its remedy: shown at start instead of a stack trace. */
export class StartupError extends Error {
  override name = "StartupError";
}

/** SQLite's primary result codes (sqlite.org/rescode.html); the lowest byte of any of its codes is one. */
const BUSY = new Set([5, 6]);
const DAMAGED = new Set([11, 26]);
const FULL = 13;
const IO_ERROR = 10;
/** PostgreSQL's disk_full. */
const PG_FULL = "53100";

/** With less space, SQLite can't even make the files that it needs beside the database. */
const NEEDED_BYTES = 1_000_000;

function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < NEEDED_BYTES;
  } catch {
    return false;
  }
}

function codeOf(error: unknown, name: "code" | "errcode"): unknown {
  return error instanceof Error && name in error ? (error as Error & Record<typeof name, unknown>)[name] : undefined;
}

/** @returns SQLite's primary code for an error, or 0. */
export const sqliteCode = (error: unknown) => Number(codeOf(error, "errcode") ?? 0) & 0xff;

/** Whether SQLite failed because someone else holds the file. */
export const isHeld = (error: unknown) => BUSY.has(sqliteCode(error));

/** Whether the system, SQLite or PostgreSQL refused to write because a disk is full. */
export function isDiskFullError(error: unknown): boolean {
  const code = codeOf(error, "code");
  return code === "ENOSPC" || code === "EDQUOT" || code === PG_FULL || sqliteCode(error) === FULL;
}

/**
 * Says why a copy can't be written, and what to do.
 * @param folder that it is written into. @param text begins the message. @param remedies where the disk is full, and for any
 * other reason.
 */
export function explainCopy(
  folder: string,
  { text, remedies }: { text: string; remedies: { full: string; other: string } },
  error: unknown,
): StartupError {
  const isFull = isDiskFullError(error) || (sqliteCode(error) === IO_ERROR && isDiskFull(folder));
  const why = isFull
    ? `the disk is full (${String(error)}). Free some space, or ${remedies.full}`
    : `${String(error)}. ${remedies.other}`;
  return new StartupError(`${text}: ${why}`, { cause: error });
}

/**
 * Says why a file of the data folder can't be used, and what to do.
 * @param error what the system or SQLite gave as the reason. @param repair what to do about a damaged file.
 * @returns undefined for any other reason.
 */
export function explainFailure(
  folder: string,
  { file, repair }: { file: string; repair: string },
  error: unknown,
): StartupError | undefined {
  const reason = error instanceof Error ? error.message : String(error);
  const code = sqliteCode(error);
  const say = (text: string) => new StartupError(text, { cause: error });
  if (isHeld(error)) {
    return say(
      `The data folder ${folder} is already open in another Blockwright process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  if (DAMAGED.has(code)) return say(`${file} is damaged (${reason}). ${repair}`);
  if (isDiskFullError(error) || (code === IO_ERROR && isDiskFull(folder))) {
    return say(`The disk of the data folder ${folder} is full (${reason}). Free some space, then start again.`);
  }
  if (code === IO_ERROR) {
    return say(
      `The disk of the data folder ${folder} can't be read or written, though it isn't full (${reason}). Look for a quota, a file size limit or a faulty disk, then start again.`,
    );
  }
  return undefined;
}
