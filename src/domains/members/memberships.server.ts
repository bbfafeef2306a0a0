import { TENANT_ROLES, type Membership, type TenantRole } from "#contract";
import type { Executor } from "#db";
import type { Organisation } from "./contract.ts";
import "./tables.ts";

/** Roles are written by this domain alone. @throws for any other text. */
export function roleOf(stored: string): TenantRole {
  const role = TENANT_ROLES.find((one) => one === stored);
  if (!role) throw new Error(`No role in a tenant is called ${stored}`);
  return role;
}

/**
 * Finds a person's role in the tenant that an address names; read for each request, so that a removed person loses access
 * at once.
 * @param called the tenant's id or name; an id counts before a name. @returns undefined for a tenant that isn't theirs, or isn't there.
 */
export async function findMembership(db: Executor, userId: string, called: string): Promise<Membership | undefined> {
  const row = await db
    .selectFrom("members")
    .innerJoin("tenants", "tenants.id", "members.tenant_id")
    .select(["members.tenant_id", "members.role"])
    .where("members.user_id", "=", userId)
    .where((eb) => eb.or([eb("tenants.id", "=", called), eb("tenants.name", "=", called)]))
    .orderBy((eb) => eb("tenants.id", "=", called), "desc")
    .executeTakeFirst();
  return row && { tenantId: row.tenant_id, role: roleOf(row.role) };
}

/** The most organisations of a person that are listed. */
const MAX = 200;

/** @returns the tenants that a person belongs to, by title. */
export async function listOrganisations(db: Executor, userId: string): Promise<Organisation[]> {
  const rows = await db
    .selectFrom("members")
    .innerJoin("tenants", "tenants.id", "members.tenant_id")
    .select(["tenants.id", "tenants.name", "tenants.title", "members.role"])
    .where("members.user_id", "=", userId)
    .orderBy("tenants.title")
    .orderBy("tenants.id")
    .limit(MAX)
    .execute();
  return rows.map(({ id, name, title, role }) => ({ id, name, title, role: roleOf(role) }));
}
