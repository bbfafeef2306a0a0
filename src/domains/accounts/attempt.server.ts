import { isAPIError } from "better-auth/api";
import { fail, ok, type Failure, type Result } from "#shared";

export type AttemptCode =
  | "WRONG_CREDENTIALS"
  | "EMAIL_NOT_CONFIRMED"
  | "WRONG_PASSWORD"
  | "LINK_EXPIRED"
  | "UNAUTHENTICATED";

/** The answer to an unknown address, a wrong password, and a user who may not sign in. */
export const wrongCredentials = {
  code: "WRONG_CREDENTIALS",
  message: "The email address or the password is wrong",
} as const;
const linkExpired = {
  code: "LINK_EXPIRED",
  message: "This link has been used or has expired. If you have used it, sign in; otherwise ask for a new one.",
} as const;

/** better-auth's refusals in our words. A disabled user gets the answer of a wrong password. */
const FAILURES: Record<string, Failure<AttemptCode>> = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  FAILED_TO_CREATE_SESSION: wrongCredentials,
  EMAIL_NOT_VERIFIED: {
    code: "EMAIL_NOT_CONFIRMED",
    message: "Confirm your email address first, with the link in the email about your account",
  },
  INVALID_TOKEN: linkExpired,
  TOKEN_EXPIRED: linkExpired,
  USER_NOT_FOUND: linkExpired,
  UNAUTHORIZED: { code: "UNAUTHENTICATED", message: "Sign in first" },
};

/** Awaits a call of better-auth. @returns its result, or why it refused; anything unexpected is thrown. */
export async function attempt<Value>(call: Promise<Value>): Promise<Result<Value, AttemptCode>> {
  try {
    return ok(await call);
  } catch (error) {
    const failure = isAPIError(error) ? FAILURES[error.body?.code ?? ""] : undefined;
    if (!failure) throw error;
    return fail(failure.code, failure.message);
  }
}
