import { fail, ok, type Result } from "#shared";
import type { AccountContext } from "./account-context.server.ts";
import { attempt, type AttemptCode } from "./attempt.server.ts";
import { countTry, LIMITS, tryPassword } from "./limits.server.ts";
import type { User } from "#contract";
import { beginSession, type SessionHeaders } from "./sign-in.server.ts";
import { inEqualTime } from "./sign-up.server.ts";
import { findPasswordHash, isPassword, makePasswordHash, replacePassword } from "./users.server.ts";
import type { Visitor } from "./visitor.server.ts";

/** Sends the link that sets a new password, if there is an account; the answer is the same if there is none. */
export async function requestReset(
  context: AccountContext,
  email: string,
  visitor: Visitor,
): Promise<Result<undefined, "TOO_MANY">> {
  const allowed = await countTry(context, LIMITS.resetRequest, visitor.clientAddress);
  if (!allowed.ok) return allowed;
  await inEqualTime(sendReset(context, email));
  return ok(undefined);
}

async function sendReset({ database: { db }, auth }: AccountContext, email: string): Promise<void> {
  const user = await db.selectFrom("users").select("disabled_at").where("email", "=", email).executeTakeFirst();
  if (user?.disabled_at === null) await auth.api.requestPasswordReset({ body: { email } });
}

/** Sets a new password with an emailed token, once; every session of the account ends. */
export async function resetPassword(
  context: AccountContext,
  body: { token: string; newPassword: string },
  visitor: Visitor,
): Promise<Result<undefined, AttemptCode | "TOO_MANY">> {
  const allowed = await countTry(context, LIMITS.reset, visitor.clientAddress);
  if (!allowed.ok) return allowed;
  const done = await attempt(context.auth.api.resetPassword({ body }));
  return done.ok ? ok(undefined) : done;
}

/** Changes the signed-in user's password; all their sessions end, and one begins for this browser. */
export function changePassword(
  context: AccountContext,
  { id, email }: User,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  visitor: Visitor,
): Promise<Result<SessionHeaders, AttemptCode | "TOO_MANY">> {
  return tryPassword(context, email, visitor, async () => {
    const before = await findPasswordHash(context.database.db, email);
    const isRight = Boolean(before) && (await isPassword(currentPassword, before ?? ""));
    if (!before || !isRight) return fail("WRONG_PASSWORD", "The current password is wrong");
    const after = await makePasswordHash(newPassword);
    // Checking takes a while. A reset made meanwhile counts: someone else may know the old password.
    if (!(await replacePassword(context.database, id, { before, after }))) {
      return fail("UNAUTHENTICATED", "The password has just been replaced. Sign in with the new one.");
    }
    await context.database.notify("user_changed", id);
    return beginSession(context, { email, password: newPassword }, visitor);
  });
}

/** Confirms an address with an emailed token. @returns whether the token was valid. */
export async function confirmEmail({ auth }: AccountContext, token: string): Promise<boolean> {
  return (await attempt(auth.api.verifyEmail({ query: { token } }))).ok;
}
