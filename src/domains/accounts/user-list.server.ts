import { listPage, type ListPage } from "#contract";
import { lookThrough, type Database, type Executor, type Schema } from "#db";
import { fail, ok, type Result } from "#shared";
import type { AccountContext } from "./account-context.server.ts";
import { roleField } from "./fields.ts";
import type { ListedUser, UserChange } from "./user-contract.ts";
import { endAccess, hasAdmin, lockAdmins } from "./users.server.ts";

type UserRow = Schema["users"];

function listed({ id, name, email, role, disabled_at, email_verified, created_at }: UserRow): ListedUser {
  return {
    id,
    name,
    email,
    role: roleField.parse(role),
    disabled: disabled_at !== null,
    confirmed: email_verified === 1,
    createdAt: created_at,
  };
}

const usersAfter = (db: Executor, cursor: string | undefined, count: number): Promise<UserRow[]> =>
  db
    .selectFrom("users")
    .selectAll()
    .$if(cursor !== undefined, (query) => query.where("id", "<", cursor ?? ""))
    .orderBy("id", "desc")
    .limit(count)
    .execute();

/**
 * @param search part of a name or an address, in any case.
 * @returns users, newest first, and the cursor of the next page.
 */
export async function listUsers(
  db: Executor,
  wanted: { search: string; limit: number; cursor?: string },
): Promise<ListPage<ListedUser>> {
  const found = await lookThrough(wanted, {
    read: (cursor, count) => usersAfter(db, cursor, count),
    cursorOf: ({ id }) => id,
    textsOf: ({ name, email }) => [name, email],
  });
  return listPage(found.map(listed), wanted.limit, ({ id }) => id);
}

type ChangeCode = "NOT_FOUND" | "LAST_ADMIN" | "EMAIL_UNCONFIRMED";

/**
 * Changes a user and tells every process; either change signs them out everywhere.
 * @returns the changed user; NOT_FOUND; LAST_ADMIN when no admin would be left; EMAIL_UNCONFIRMED for a new role while
 * the address is unconfirmed, since the account may be a stranger's.
 */
export async function changeUser(
  { database }: AccountContext,
  id: string,
  change: UserChange,
): Promise<Result<ListedUser, ChangeCode>> {
  const changed = await storeChange(database, id, change);
  if (changed.ok) await database.notify("user_changed", id);
  return changed;
}

function storeChange(database: Database, id: string, change: UserChange): Promise<Result<ListedUser, ChangeCode>> {
  return database.inTransaction(async (trx) => {
    await lockAdmins(database, trx);
    const before = await trx.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
    if (!before) return fail("NOT_FOUND", "User not found");
    const now = new Date().toISOString();
    const { role = before.role, disabled = before.disabled_at !== null } = change;
    const disabled_at = disabled ? (before.disabled_at ?? now) : null;
    if (role === before.role && disabled_at === before.disabled_at) return ok(listed(before));
    if (role !== before.role && before.email_verified === 0) {
      return fail("EMAIL_UNCONFIRMED", "This email address isn’t confirmed. Send an invitation instead.");
    }
    if ((role !== "admin" || disabled) && !(await hasAdmin(trx, id))) {
      return fail("LAST_ADMIN", "This is the last administrator. Make someone else an administrator first.");
    }
    const after = { role, disabled_at, updated_at: now };
    await trx.updateTable("users").set(after).where("id", "=", id).execute();
    await endAccess(trx, id);
    return ok(listed({ ...before, ...after }));
  });
}

/** Changes a user's own name. */
export async function renameUser(db: Executor, id: string, name: string): Promise<void> {
  await db.updateTable("users").set({ name, updated_at: new Date().toISOString() }).where("id", "=", id).execute();
}
