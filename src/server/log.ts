import { pino, stdSerializers, type Logger } from "pino";
import { makeLogOutput } from "./log-output.ts";

const STANDARD_OUTPUT = 1;

/** An error as it is logged: without the details that PostgreSQL adds, which may repeat a whole row of a visitor's data. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { detail: _detail, where: _where, ...rest } = stdSerializers.err(error);
  return rest;
}

/** Makes the log of a server: JSON lines on standard output, nothing personal in them. */
export function makeLog(level: string): Logger {
  const options = { level, base: undefined, serializers: { err: errorForLog } };
  return pino(options, makeLogOutput(STANDARD_OUTPUT));
}
