import { destination, pino, stdSerializers, type Logger } from "pino";

/** Log lines are written in batches, and at the latest after this time. */
const FLUSH_MS = 500;

/** An error as it is logged: without the details that PostgreSQL adds, which may repeat a whole row of a visitor's data. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { detail: _detail, where: _where, ...rest } = stdSerializers.err(error);
  return rest;
}

/** Makes the log of a server: JSON lines on standard output, nothing personal in them. */
export function makeLog(level: string): Logger {
  const options = { level, base: undefined, serializers: { err: errorForLog } };
  const log = pino(options, destination({ sync: false, minLength: 4096 }));
  setInterval(() => log.flush(), FLUSH_MS).unref();
  return log;
}
