import { hashPassword, verifyPassword } from "better-auth/crypto";
import type { Database, Executor, Transaction } from "#db";
import { fail, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { Role } from "#contract";

/** @returns the email addresses of all active admins. */
export async function adminAddresses(db: Executor): Promise<string[]> {
  const admins = await db
    .selectFrom("users")
    .select("email")
    .where("role", "=", "admin")
    .where("disabled_at", "is", null)
    .orderBy("email")
    .execute();
  return admins.map(({ email }) => email);
}

/** The data of a new user. `isConfirmed`: the email address is known to be theirs. */
export type NewUser = { name: string; email: string; passwordHash: string; role: Role; isConfirmed: boolean };

/** @returns the salted hash that is stored for a password; slow on purpose, so it is made outside transactions. */
export function makePasswordHash(password: string): Promise<string> {
  return hashPassword(password);
}

/** @returns whether a stored hash is that of a password; as slow as making one. */
export function isPassword(password: string, hash: string): Promise<boolean> {
  return verifyPassword({ password, hash });
}

/** Stores a user who signs in with a password. @returns the id, or EMAIL_TAKEN with nothing stored. */
export async function createUser(trx: Executor, user: NewUser): Promise<Result<string, "EMAIL_TAKEN">> {
  const { name, email, role, passwordHash, isConfirmed } = user;
  const id = newId();
  const now = new Date().toISOString();
  // An unconfirmed address may be a stranger's sign-up: its owner's account replaces it.
  if (isConfirmed) await trx.deleteFrom("users").where("email", "=", email).where("email_verified", "=", 0).execute();
  const times = { created_at: now, updated_at: now };
  const stored = await trx
    .insertInto("users")
    .values({ id, name, email, role, email_verified: isConfirmed ? 1 : 0, ...times })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) return fail("EMAIL_TAKEN", "There is an account with this address already");
  await trx
    .insertInto("credentials")
    .values({ id: newId(), user_id: id, account_id: id, provider_id: "credential", password: passwordHash, ...times })
    .execute();
  return ok(id);
}

/** @returns the hash of the password of the account with this address. */
export async function findPasswordHash(db: Executor, email: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("credentials")
    .innerJoin("users", "users.id", "credentials.user_id")
    .select("credentials.password")
    .where("users.email", "=", email)
    .executeTakeFirst();
  return row?.password;
}

/** Replaces a password that is still the one that was checked, and ends its sessions. @returns whether it was. */
export function replacePassword(
  database: Database,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  return database.inTransaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("credentials")
      .set({ password: after, updated_at: new Date().toISOString() })
      .where("user_id", "=", userId)
      .where("password", "=", before)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await endAccess(trx, userId);
    return numUpdatedRows > 0n;
  });
}

/** Ends every session of a user, and the password reset links, which could begin one. */
export async function endAccess(trx: Executor, userId: string): Promise<void> {
  await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await endResetLinks(trx, userId);
}

/** Ends a user's password reset links. */
export async function endResetLinks(db: Executor, userId: string): Promise<void> {
  await db
    .deleteFrom("verifications")
    .where("identifier", "like", "reset-password:%")
    .where("value", "=", userId)
    .execute();
}

/** @returns whether there is a user with this id who may sign in. */
export async function isActive(db: Executor, id: string): Promise<boolean> {
  const user = await db.selectFrom("users").select("disabled_at").where("id", "=", id).executeTakeFirst();
  return user?.disabled_at === null;
}

/** Locks changes to the set of admins until the end of the transaction. */
export function lockAdmins(database: Database, trx: Transaction): Promise<void> {
  return database.lockName(trx, "admins");
}

/** @returns whether there is an active admin. */
export async function hasAdmin(db: Executor, exceptId = ""): Promise<boolean> {
  const admin = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("disabled_at", "is", null)
    .where("id", "<>", exceptId)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** @returns the active users who may work in the admin, by name. */
export async function listStaff(db: Executor): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "name"])
    .where("role", "in", ["admin", "editor"])
    .where("disabled_at", "is", null)
    .execute();
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, "en") || (a.id < b.id ? -1 : 1));
}

/** @returns the names of users by id; also of those who no longer have access. */
export async function userNames(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("users").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
