import { setTimeout as wait } from "node:timers/promises";
import { createEmailVerificationToken } from "better-auth/api";
import { takeBackHit } from "#db";
import { fail, ok, type Result } from "#shared";
import type { AccountContext } from "./account-context.server.ts";
import { CONFIRM_SECONDS } from "./better-auth.server.ts";
import { takeInvitation } from "./invitations.server.ts";
import { nextPath } from "./next-path.ts";
import { countTry, LIMITS } from "./limits.server.ts";
import { beginSession, type Credentials, type SessionHeaders } from "./sign-in.server.ts";
import { createUser, makePasswordHash } from "./users.server.ts";
import type { Visitor } from "./visitor.server.ts";

/** The values of the sign-up form. */
export type SignUp = Credentials & { name: string; invitation?: string; next?: string };

type SignUpCode = "TOO_MANY" | "FORBIDDEN" | "NOT_FOUND" | "EMAIL_TAKEN" | "INVALID";

/**
 * An answer about an address takes at least this long, so that its timing doesn't reveal whether the address is known.
 */
const ANSWER_MS = 500;

/** Waits for `work`, and long enough that the time reveals nothing. */
export async function inEqualTime<Value>(work: Promise<Value>): Promise<Value> {
  const [result] = await Promise.all([work, wait(ANSWER_MS)]);
  return result;
}

/**
 * Makes an account by an invitation. Only attempts that are refused count, so that any number of colleagues who share an
 * address can accept theirs. @returns what `work` returns; TOO_MANY.
 */
export async function tryInvitation<Value, Code extends string>(
  context: AccountContext,
  { clientAddress }: Visitor,
  work: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "TOO_MANY">> {
  const allowed = await countTry(context, LIMITS.refusedInvitation, clientAddress);
  if (!allowed.ok) return allowed;
  const made = await work();
  if (made.ok) await takeBackHit(context, LIMITS.refusedInvitation, clientAddress);
  return made;
}

/**
 * Creates an account: with an invitation, one with its address and role, signed in at once (`value` are its headers);
 * where sign-up is open, a member's, whose address has to be confirmed by email first (`value` is undefined). A known
 * address gets the same answer as a new one, and an email.
 */
export async function signUp(
  context: AccountContext,
  entered: SignUp,
  visitor: Visitor,
): Promise<Result<SessionHeaders | undefined, SignUpCode>> {
  const { invitation } = entered;
  if (invitation) return tryInvitation(context, visitor, () => signUpInvited(context, entered, invitation, visitor));
  const allowed = await countTry(context, LIMITS.signUp, visitor.clientAddress);
  if (!allowed.ok) return allowed;
  if (!context.isSignUpOpen)
    return fail("FORBIDDEN", "Accounts are by invitation. Ask an administrator of this site for one.");
  await inEqualTime(signUpFreely(context, entered));
  return ok(undefined);
}

async function signUpFreely({ database, auth, mails }: AccountContext, entered: SignUp): Promise<void> {
  const { name, email } = entered;
  const passwordHash = await makePasswordHash(entered.password);
  const user = { name, email, passwordHash, role: "member", isConfirmed: false } as const;
  const made = await database.inTransaction((trx) => createUser(trx, user));
  const next = nextPath(entered.next ?? null);
  // An unconfirmed account is left as it is too: someone else may have set its password.
  if (!made.ok) return mails.sendAccountExists(email, next);
  const { secret } = await auth.$context;
  const token = await createEmailVerificationToken(secret, email, undefined, CONFIRM_SECONDS);
  await mails.sendConfirmation(email, token, next);
}

async function signUpInvited(
  context: AccountContext,
  { name, email, password }: SignUp,
  token: string,
  visitor: Visitor,
): Promise<Result<SessionHeaders, "NOT_FOUND" | "EMAIL_TAKEN" | "INVALID">> {
  const passwordHash = await makePasswordHash(password);
  const made = await context.database.inTransaction(async (trx) => {
    const invitation = await takeInvitation(trx, token, email);
    if (!invitation.ok) return invitation;
    const user = { name, email, passwordHash, role: invitation.value.role, isConfirmed: true };
    return createUser(trx, user);
  });
  if (!made.ok) return made;
  const begun = await beginSession(context, { email, password }, visitor);
  if (!begun.ok) throw new Error(`The new account can't be signed in: ${begun.error.code}`);
  return begun;
}
