/**
 * An expected failure as a value: `code` is stable for programs, `message` is safe to show to people, `details` give its
 * `path`, all `problems` or a stable `reason`.
 */
export type Failure<Code extends string = string> = {
  code: Code;
  message: string;
  cause?: unknown;
  details?: { path?: readonly string[]; problems?: readonly unknown[]; retryAfter?: number; reason?: string };
};

/** The result of a function that may fail in an expected way. Everything unexpected is thrown. */
export type Result<Value, Code extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; error: Failure<Code> };

/** @returns a success holding `value`. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** @returns a failure with a stable code and a message for people. */
export function fail<Code extends string>(
  code: Code,
  message: string,
  cause?: unknown,
): { ok: false; error: Failure<Code> } {
  return { ok: false, error: { code, message, cause } };
}

/** The same with its path or the list of problems. */
export function failAt<Code extends string>(
  code: Code,
  message: string,
  details: Failure["details"],
): { ok: false; error: Failure<Code> } {
  return { ok: false, error: { code, message, details } };
}
