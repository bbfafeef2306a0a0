import { fail, ok, type Result } from "#shared";
import type { AccountContext } from "./account-context.server.ts";
import { attempt, wrongCredentials, type AttemptCode } from "./attempt.server.ts";
import { roleField } from "./fields.ts";
import { knownBrowserCookie } from "./known-browser.server.ts";
import { countTry, LIMITS, tryPassword } from "./limits.server.ts";
import type { User } from "#contract";
import { findPasswordHash } from "./users.server.ts";
import { headersOf, type Visitor } from "./visitor.server.ts";

export type Credentials = { email: string; password: string };

/** A session that begins, continues or ends: the headers that set the browser's cookie. */
export type SessionHeaders = Headers;

/** The signed-in user, and the headers that renew the cookie with the session. */
export type Session = { user: User | undefined; headers: SessionHeaders };

type Found = { id: string; name: string; email: string; role: string; disabledAt?: string | null } | undefined;

function userOf(found: Found): User | undefined {
  if (!found || found.disabledAt) return undefined;
  const role = roleField.safeParse(found.role);
  return role.success ? { id: found.id, name: found.name, email: found.email, role: role.data } : undefined;
}

/** @throws what kept a session from being read, in place of the library's own error. */
async function unwrapped<Value>(reading: Promise<Value>): Promise<Value> {
  return reading.catch((error: unknown) => {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  });
}

/**
 * @returns the user of these headers' session cookie; undefined without one, for a disabled user or an expired session.
 */
export async function findUser({ auth }: AccountContext, headers: Headers): Promise<User | undefined> {
  const cookie = headers.get("cookie");
  if (!cookie?.includes("blockwright.session_token=")) return undefined;
  const own = new Headers({ cookie });
  const found = await unwrapped(auth.api.getSession({ headers: own, query: { disableRefresh: true } }));
  return userOf(found?.user);
}

/** The same, and extends the session once a day. */
export async function readSession({ auth }: AccountContext, visitor: Visitor): Promise<Session> {
  const found = await unwrapped(auth.api.getSession({ headers: headersOf(visitor), returnHeaders: true }));
  return { user: userOf(found.response?.user), headers: found.headers };
}

/**
 * Signs in with a password: this always makes a new session and ends the browser's previous one. An unknown address, a
 * disabled user and a wrong password get the same answer.
 */
export async function signIn(
  context: AccountContext,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<Result<SessionHeaders, AttemptCode | "TOO_MANY">> {
  const allowed = await countTry(context, LIMITS.signIn, visitor.clientAddress);
  if (!allowed.ok) return allowed;
  return tryPassword(context, email, visitor, () => beginSession(context, { email, password }, visitor));
}

/** Signs in without counting the attempt: for a new account. Also deletes expired sessions. */
export async function beginSession(
  context: AccountContext,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<Result<SessionHeaders, AttemptCode>> {
  const { auth } = context;
  const { db } = context.database;
  const headers = headersOf(visitor);
  const before = await findPasswordHash(db, email);
  const begun = await attempt(auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }));
  if (!begun.ok) return fail(begun.error.code, begun.error.message);
  // Checking takes a while. A password that was replaced meanwhile has ended all sessions but this one.
  if ((await findPasswordHash(db, email)) !== before) {
    await db.deleteFrom("sessions").where("token", "=", begun.value.response.token).execute();
    return fail(wrongCredentials.code, wrongCredentials.message);
  }
  await auth.api.signOut({ headers });
  await db.deleteFrom("sessions").where("expires_at", "<=", new Date().toISOString()).execute();
  begun.value.headers.append("Set-Cookie", knownBrowserCookie(context, email));
  return ok(begun.value.headers);
}

/** Ends the session of these headers; without one nothing happens. */
export async function signOut({ auth }: AccountContext, visitor: Visitor): Promise<SessionHeaders> {
  const { headers } = await auth.api.signOut({ headers: headersOf(visitor), returnHeaders: true });
  return headers;
}
