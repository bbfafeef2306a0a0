import { createHmac, timingSafeEqual } from "node:crypto";
import { fail, failAt, type Result } from "#shared";
import type { AccountContext } from "./account-context.server.ts";
import { deriveKey, hashToken, newToken } from "./keys.server.ts";
import { countTry, LIMITS } from "./limits.server.ts";
import { beginSession, type Credentials, type SessionHeaders } from "./sign-in.server.ts";
import { createUser, hasAdmin, lockAdmins, makePasswordHash } from "./users.server.ts";
import type { Visitor } from "./visitor.server.ts";

/** Letters and digits that aren't easily confused. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** What the first admin enters. */
export type SetUp = Credentials & { name: string; code: string };

/** @returns whether the site has no admin yet. */
export async function isSetupNeeded({ database }: AccountContext): Promise<boolean> {
  return !(await hasAdmin(database.db));
}

/**
 * @returns the code that the first admin enters, such as ABCD-EFGH-JKLM: the same in every process of the site, a
 * different one for each database.
 */
export async function setupCode({ database: { db }, secret }: AccountContext): Promise<string> {
  await db
    .insertInto("setup")
    .values({ id: "setup", nonce: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { nonce } = await db.selectFrom("setup").select("nonce").executeTakeFirstOrThrow();
  const bytes = createHmac("sha256", deriveKey(secret, "setup")).update(nonce).digest().subarray(0, CODE_LENGTH);
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join("")
    .replaceAll(GROUP, "$&-");
}

function isSameCode(entered: string, code: string): boolean {
  const bare = (text: string) => Buffer.from(hashToken(text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "")));
  return timingSafeEqual(bare(entered), bare(code));
}

/**
 * Creates the first admin and signs them in. @returns NOT_FOUND once there is an admin, also for the second of two
 * concurrent requests; WRONG_CODE; EMAIL_TAKEN for the address of another account; TOO_MANY.
 */
export async function setUp(
  context: AccountContext,
  entered: SetUp,
  visitor: Visitor,
): Promise<Result<SessionHeaders, "NOT_FOUND" | "WRONG_CODE" | "EMAIL_TAKEN" | "TOO_MANY">> {
  if (!(await isSetupNeeded(context))) return done();
  const allowed = await countTry(context, LIMITS.setup, visitor.clientAddress);
  if (!allowed.ok) return allowed;
  if (!isSameCode(entered.code, await setupCode(context))) {
    return failAt("WRONG_CODE", "This isn’t the code in the server’s log", { path: ["code"] });
  }
  const made = await makeFirstAdmin(context, entered);
  if (!made.ok) return made;
  const begun = await beginSession(context, entered, visitor);
  if (!begun.ok) throw new Error(`The first admin can't be signed in: ${begun.error.code}`);
  return begun;
}

const done = () => fail("NOT_FOUND", "This site is set up already");

/** Creates an admin unless there is one, even when several requests or processes try at the same time. */
export async function makeFirstAdmin(
  { database }: AccountContext,
  { name, email, password }: Credentials & { name: string },
): Promise<Result<string, "NOT_FOUND" | "EMAIL_TAKEN">> {
  const passwordHash = await makePasswordHash(password);
  return database.inTransaction(async (trx) => {
    await lockAdmins(database, trx);
    if (await hasAdmin(trx)) return done();
    return createUser(trx, { name, email, passwordHash, role: "admin", isConfirmed: true });
  });
}
