import { isatty } from "node:tty";
import { pino, stdSerializers, type Logger } from "pino";
import { readableLine } from "./log-line.ts";
import { makeLogOutput } from "./log-output.ts";
import { withholdRepeats } from "./log-repeats.ts";

const STANDARD_OUTPUT = 1;

/** An error as it is logged: without the details that PostgreSQL adds, which may repeat a whole row of a visitor's data. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { detail: _detail, where: _where, ...rest } = stdSerializers.err(error);
  return rest;
}

/** Makes the log of a server on standard output: JSON lines, readable ones in a terminal; nothing personal in them. */
export function makeLog(level: string): Logger {
  const options = {
    level,
    base: undefined,
    serializers: { err: errorForLog },
    hooks: { logMethod: withholdRepeats() },
  };
  const output = makeLogOutput(STANDARD_OUTPUT);
  if (!isatty(STANDARD_OUTPUT)) return pino(options, output);
  return pino(options, { ...output, write: (line: string) => output.write(readableLine(line)) });
}
