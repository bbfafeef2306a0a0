import { listPage, type ListPage, type TenantRole } from "#contract";
import { doOrRollBack, lookThrough, type Database, type Executor, type Transaction } from "#db";
import { fail, ok, type Result } from "#shared";
import { PEOPLE_FEATURE } from "#tenants";
import { giveBackFeature } from "#tenants/server";
import type { Person } from "./contract.ts";
import { roleOf } from "./memberships.server.ts";
import "./tables.ts";

/** @returns people of a tenant in the order of their accounts, after a cursor. */
const peopleAfter = (db: Executor, tenantId: string, count: number, cursor = "") =>
  db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["users.id", "users.name", "users.email", "users.disabled_at", "members.role", "members.created_at"])
    .where("members.tenant_id", "=", tenantId)
    .where("members.user_id", ">", cursor)
    .orderBy("members.user_id")
    .limit(count)
    .execute();

/**
 * @param search part of a name or an address, in any case.
 * @returns the people of a tenant in the order of their accounts, with cursors as in docs/api.md.
 */
export async function listPeople(
  db: Executor,
  tenantId: string,
  wanted: { search: string; limit: number; cursor?: string },
): Promise<ListPage<Person>> {
  const rows = await lookThrough(wanted, {
    read: (cursor, count) => peopleAfter(db, tenantId, count, cursor),
    cursorOf: ({ id }) => id,
    textsOf: ({ name, email }) => [name, email],
  });
  const people = rows.map(({ id, name, email, role, disabled_at, created_at: joinedAt }): Person => ({
    id,
    name,
    email,
    role: roleOf(role),
    disabled: disabled_at !== null,
    joinedAt,
  }));
  return listPage(people, wanted.limit, ({ id }) => id);
}

/** Lets only one transaction at a time change a tenant's people. */
export const lockPeople = (database: Database, trx: Transaction, tenantId: string) =>
  database.lockName(trx, `people:${tenantId}`);

async function findRole(trx: Transaction, tenantId: string, userId: string): Promise<TenantRole | undefined> {
  const row = await trx
    .selectFrom("members")
    .select("role")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && roleOf(row.role);
}

/** @returns LAST_OWNER where nobody else who can sign in owns the tenant. */
async function checkOtherOwner(
  trx: Transaction,
  tenantId: string,
  userId: string,
): Promise<Result<undefined, "LAST_OWNER">> {
  const other = await trx
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select("users.id")
    .where("members.tenant_id", "=", tenantId)
    .where("members.role", "=", "owner")
    .where("members.user_id", "<>", userId)
    .where("users.disabled_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return other ? ok(undefined) : fail("LAST_OWNER", "This is the last owner. Make someone else an owner first.");
}

/** Revokes the invitations that a person has sent: they no longer may. */
async function revokeSent(trx: Transaction, tenantId: string, userId: string): Promise<void> {
  await trx
    .deleteFrom("tenant_invitations")
    .where("tenant_id", "=", tenantId)
    .where("invited_by", "=", userId)
    .execute();
}

const missing = () => fail("NOT_FOUND", "This person isn’t in the organisation");

type Place = { tenantId: string; userId: string };

/** Changes a person's role. @returns NOT_FOUND; LAST_OWNER. */
export function changePerson(
  database: Database,
  { tenantId, userId }: Place,
  role: TenantRole,
): Promise<Result<Record<string, never>, "NOT_FOUND" | "LAST_OWNER">> {
  return doOrRollBack<Record<string, never>, "NOT_FOUND" | "LAST_OWNER">(database, async (trx) => {
    await lockPeople(database, trx, tenantId);
    const before = await findRole(trx, tenantId, userId);
    if (!before) return missing();
    if (before === role) return ok({});
    if (before === "owner") {
      const other = await checkOtherOwner(trx, tenantId, userId);
      if (!other.ok) return other;
    }
    if (role !== "owner") await revokeSent(trx, tenantId, userId);
    await trx
      .updateTable("members")
      .set({ role })
      .where("tenant_id", "=", tenantId)
      .where("user_id", "=", userId)
      .execute();
    return ok({});
  });
}

/** Ends a person's place while the tenant's people are locked, and revokes the invitations they sent. */
async function leave(
  database: Database,
  trx: Transaction,
  { tenantId, userId }: Place,
): Promise<Result<Record<string, never>, "NOT_FOUND" | "LAST_OWNER">> {
  const role = await findRole(trx, tenantId, userId);
  if (!role) return missing();
  if (role === "owner") {
    const other = await checkOtherOwner(trx, tenantId, userId);
    if (!other.ok) return other;
  }
  await revokeSent(trx, tenantId, userId);
  await trx.deleteFrom("members").where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
  await giveBackFeature(await database.enterTenant(trx, tenantId), PEOPLE_FEATURE, 1);
  return ok({});
}

/** Removes a person and the invitations they sent. @returns NOT_FOUND; LAST_OWNER. */
export function removePerson(
  database: Database,
  place: Place,
): Promise<Result<Record<string, never>, "NOT_FOUND" | "LAST_OWNER">> {
  return doOrRollBack<Record<string, never>, "NOT_FOUND" | "LAST_OWNER">(database, async (trx) => {
    await lockPeople(database, trx, place.tenantId);
    return leave(database, trx, place);
  });
}

/** Removes all people of a tenant and revokes its invitations, in the caller's transaction. */
export async function removeEveryone(database: Database, trx: Transaction, tenantId: string): Promise<void> {
  await lockPeople(database, trx, tenantId);
  await trx.deleteFrom("tenant_invitations").where("tenant_id", "=", tenantId).execute();
  const removed = await trx.deleteFrom("members").where("tenant_id", "=", tenantId).executeTakeFirst();
  await giveBackFeature(await database.enterTenant(trx, tenantId), PEOPLE_FEATURE, Number(removed.numDeletedRows));
}

/**
 * Removes a person from all their tenants, in the caller's transaction, which a failure has to roll back.
 * @returns LAST_OWNER, which names the tenant.
 */
export async function leaveAll(
  database: Database,
  trx: Transaction,
  userId: string,
): Promise<Result<undefined, "LAST_OWNER">> {
  const places = await trx
    .selectFrom("members")
    .innerJoin("tenants", "tenants.id", "members.tenant_id")
    .select(["tenants.id as tenantId", "tenants.title"])
    .where("members.user_id", "=", userId)
    .orderBy("tenants.id")
    .execute();
  for (const { tenantId, title } of places) {
    await lockPeople(database, trx, tenantId);
    const left = await leave(database, trx, { tenantId, userId });
    if (!left.ok && left.error.code === "LAST_OWNER") {
      return fail("LAST_OWNER", `This is the last owner of ${title}. Make someone else an owner there first.`);
    }
  }
  return ok(undefined);
}
