import { StartupError } from "#db";
import type { Environment } from "./environment/environment.ts";

/** @returns the error for a port that can't be listened on, with its remedy. */
export function explainListening({ PORT, HOST }: Environment, error: NodeJS.ErrnoException): StartupError {
  const known: Partial<Record<string, string>> = {
    EADDRINUSE: `Port ${PORT} is already in use. Stop the program that holds it, or set PORT to another number.`,
    EMFILE: "The system lets this process open too few files. Raise the limit (LimitNOFILE=, ulimit -n) to 65536.",
  };
  const other = `Can't listen on ${HOST ?? "*"}:${PORT} (${error.message}). Set HOST and PORT to an address of this machine.`;
  return new StartupError(known[error.code ?? ""] ?? other, { cause: error });
}
