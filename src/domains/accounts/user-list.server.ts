import { listPage, type ListPage } from "#contract";
import { searchText, type Database, type Executor, type Schema } from "#db";
import { fail, ok, type Result } from "#shared";
import { yieldToRequests } from "#shared/server";
import type { AccountContext } from "./account-context.server.ts";
import { roleField } from "./fields.ts";
import type { ListedUser, UserChange } from "./user-contract.ts";
import { endAccess, hasAdmin, lockAdmins } from "./users.server.ts";

/** How many users one query looks through. */
const WINDOW = 1000;

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
 * @param search part of a name or an address, in any case: users are looked through in windows, between which other requests
 * have their turn.
 * @returns users, newest first, and the cursor of the next page.
 */
export async function listUsers(
  db: Executor,
  { search, limit, cursor }: { search: string; limit: number; cursor?: string },
): Promise<ListPage<ListedUser>> {
  const text = searchText([search]).trim();
  const size = text ? WINDOW : limit + 1;
  const found: UserRow[] = [];
  let after = cursor;
  do {
    const window = await usersAfter(db, after, size);
    found.push(...window.filter(({ name, email }) => searchText([name, email]).includes(text)));
    after = window.length === size ? window.at(-1)?.id : undefined;
    await yieldToRequests();
  } while (after && found.length <= limit);
  return listPage(found.map(listed), limit, ({ id }) => id);
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
