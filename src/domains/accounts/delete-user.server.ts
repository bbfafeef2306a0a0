import { doOrRollBack, type Executor } from "#db";
import { fail, ok, SYSTEM_AUTHORS, type Result } from "#shared";
import type { AccountContext } from "./account-context.server.ts";
import type { LeavingAccount } from "./traces.server.ts";
import { endAccess, hasAdmin, lockAdmins } from "./users.server.ts";

type DeleteCode = "NOT_FOUND" | "LAST_ADMIN" | "LAST_OWNER";

const lastAdmin = () => fail("LAST_ADMIN", "This is the last administrator. Make someone else an administrator first.");

const systemNames: readonly string[] = Object.values(SYSTEM_AUTHORS);

/** Names are all that history keeps of people, so one that another account or the site itself has stays. */
async function leavingAccount(
  db: Executor,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<LeavingAccount> {
  const namesake = await db
    .selectFrom("users")
    .select("id")
    .where("name", "=", name)
    .where("id", "<>", id)
    .limit(1)
    .executeTakeFirst();
  return { id, email, ...(!namesake && !systemNames.includes(name) && { name }) };
}

/** Disables an account and ends its sessions and memberships; what it made still has its name. */
function endAccount({ database, traces }: AccountContext, id: string): Promise<Result<LeavingAccount, DeleteCode>> {
  return doOrRollBack<LeavingAccount, DeleteCode>(database, async (trx) => {
    await lockAdmins(database, trx);
    const user = await trx.selectFrom("users").select(["id", "name", "email"]).where("id", "=", id).executeTakeFirst();
    if (!user) return fail("NOT_FOUND", "User not found");
    if (!(await hasAdmin(trx, id))) return lastAdmin();
    const left = await traces.leave(trx, id);
    if (!left.ok) return left;
    const now = new Date().toISOString();
    await trx.updateTable("users").set({ disabled_at: now, updated_at: now }).where("id", "=", id).execute();
    await endAccess(trx, id);
    return ok(await leavingAccount(trx, user));
  });
}

/**
 * Deletes an account; what it made stays, without its name. Access ends first and at once. If the rest fails, the account is
 * left disabled and can be deleted again.
 * @returns NOT_FOUND; LAST_ADMIN when no admin would be left; LAST_OWNER where it alone owns an organisation.
 */
export async function deleteUser(context: AccountContext, id: string): Promise<Result<undefined, DeleteCode>> {
  const { database, traces } = context;
  const ended = await endAccount(context, id);
  if (!ended.ok) return ended;
  await database.notify("user_changed", id);
  await traces.forget(ended.value);
  return database.inTransaction(async (trx): Promise<Result<undefined, DeleteCode>> => {
    await lockAdmins(database, trx);
    // Someone may have let them in again in the meantime, and have left themselves.
    if (!(await hasAdmin(trx, id))) return lastAdmin();
    await trx.deleteFrom("users").where("id", "=", id).execute();
    return ok(undefined);
  });
}
