import { hashToken, invitationGone, inviterGone, isActive, newToken, notRevocable } from "#accounts/server";
import { listPage, type ListPage, type TenantRole } from "#contract";
import { countHit, type Database, type Executor, type RateLimit } from "#db";
import type { Mail } from "#mail/server";
import { fail, failAt, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import { PEOPLE_FEATURE } from "#tenants";
import { readFeature, tenantOf } from "#tenants/server";
import type { Logger } from "pino";
import type { Offer, TenantInvitation } from "./contract.ts";
import { invitationMail } from "./invitation-mail.ts";
import { roleOf } from "./memberships.server.ts";
import { lockPeople } from "./people.server.ts";
import "./tables.ts";

const VALID_MS = 7 * 86_400_000;

/** Invitations of one tenant: each is an email to an address that someone typed. */
const SENDING: RateLimit = { name: "tenant-invitation", hits: 30, windowMs: 3_600_000 };

/** An invitation that is open: what its link offers, to whom. */
export type OpenOffer = Omit<Offer, "hasAccount"> & { tenantId: string; name: string };

/**
 * Invitations that can be used: not older than a week, and sent by someone who may still send them (`mayInviteAs`): an admin
 * of the site, an owner, or a manager for members.
 */
function usable(db: Executor) {
  return db
    .selectFrom("tenant_invitations")
    .leftJoin("users as inviter", "inviter.id", "tenant_invitations.invited_by")
    .leftJoin("members as sender", (join) =>
      join
        .onRef("sender.user_id", "=", "tenant_invitations.invited_by")
        .onRef("sender.tenant_id", "=", "tenant_invitations.tenant_id"),
    )
    .where("tenant_invitations.expires_at", ">", new Date().toISOString())
    .where((eb) => {
      const isManaged = eb.and([eb("sender.role", "=", "manager"), eb("tenant_invitations.role", "=", "member")]);
      const may = eb.or([eb("inviter.role", "=", "admin"), eb("sender.role", "=", "owner"), isManaged]);
      const mayStill = eb.and([eb("inviter.disabled_at", "is", null), may]);
      return eb.or([eb("tenant_invitations.invited_by", "is", null), mayStill]);
    });
}

/** @returns what an invitation offers; NOT_FOUND when it was used or revoked, or can't be used. */
async function findOffer(db: Executor, token: string): Promise<Result<OpenOffer, "NOT_FOUND">> {
  const row = await usable(db)
    .innerJoin("tenants", "tenants.id", "tenant_invitations.tenant_id")
    .select(["tenants.id", "tenants.name", "tenants.title", "tenant_invitations.email", "tenant_invitations.role"])
    .where("tenant_invitations.token_hash", "=", hashToken(token))
    .executeTakeFirst();
  if (!row) return invitationGone();
  const { id: tenantId, role, ...rest } = row;
  return ok({ ...rest, tenantId, role: roleOf(role) });
}

/** The same for its link, and whether its address has an account. */
export async function readOffer(db: Executor, token: string): Promise<Result<Offer, "NOT_FOUND">> {
  const found = await findOffer(db, token);
  if (!found.ok) return found;
  const { title, email, role } = found.value;
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_verified", "=", 1)
    .executeTakeFirst();
  return ok({ title, email, role, hasAccount: user !== undefined });
}

/** Uses up an invitation in the transaction that carries it out. @returns it, or NOT_FOUND. */
export async function takeOffer(trx: Executor, token: string): Promise<Result<OpenOffer, "NOT_FOUND">> {
  const found = await findOffer(trx, token);
  if (!found.ok) return found;
  const { numDeletedRows } = await trx
    .deleteFrom("tenant_invitations")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n ? found : invitationGone();
}

/** @returns a tenant's invitations that can be used, newest first, with cursors as in docs/api.md. */
export async function listInvitations(
  db: Executor,
  tenantId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<ListPage<TenantInvitation>> {
  let query = usable(db)
    .select([
      "tenant_invitations.id",
      "tenant_invitations.email",
      "tenant_invitations.role",
      "tenant_invitations.created_at",
      "tenant_invitations.expires_at",
    ])
    .where("tenant_invitations.tenant_id", "=", tenantId)
    .orderBy("tenant_invitations.id", "desc")
    .limit(limit + 1);
  if (cursor) query = query.where("tenant_invitations.id", "<", cursor);
  const found = (await query.execute()).map(({ id, email, role, created_at: createdAt, expires_at: expiresAt }) => ({
    id,
    email,
    role: roleOf(role),
    createdAt,
    expiresAt,
  }));
  return listPage(found, limit, ({ id }) => id);
}

/** What inviting needs of the server. */
export type InviteNeeds = { database: Database; mail: Mail; origin: string; secret: string; log: Logger };

/** An invitation: who is invited to which tenant, in which role, by whom. */
export type Invited = {
  tenant: { id: string; title: string };
  email: string;
  role: TenantRole;
  /** The invitation can be used as long as they may send it. */
  by: { id: string; name: string };
  /** Whether they may invite as a role. */
  mayInvite: (role: TenantRole) => boolean;
};

/**
 * Invites a person to a tenant by email, which voids an earlier invitation of the address to it.
 * @returns the invitation with its link; ALREADY_MEMBER; FORBIDDEN where an earlier one is for a role that they may not
 * invite as; LIMIT_REACHED where nobody could accept; TOO_MANY; UNAVAILABLE when the email can't be sent, and then nothing
 * changes; NOT_FOUND where the tenant has since been deleted, UNAUTHENTICATED where the inviter's account has.
 */
export async function invite(
  { database, mail, origin, secret, log }: InviteNeeds,
  invited: Invited,
): Promise<
  Result<
    TenantInvitation & { url: string },
    "ALREADY_MEMBER" | "FORBIDDEN" | "LIMIT_REACHED" | "TOO_MANY" | "UNAVAILABLE" | "NOT_FOUND" | "UNAUTHENTICATED"
  >
> {
  const { tenant, email, role, by } = invited;
  const { db } = database;
  if (await isMember(db, tenant.id, email)) {
    return failAt("ALREADY_MEMBER", "This person is in the organisation already", { path: ["email"] });
  }
  if (await isOutOfReach(db, invited)) {
    return failAt("FORBIDDEN", "An owner has invited this person already", { path: ["email"] });
  }
  const { used, max } = await database.readTenant(tenant.id, (handle) => readFeature(handle, PEOPLE_FEATURE));
  if (max !== undefined && used >= max)
    return fail("LIMIT_REACHED", `This organisation may have ${max} ${max === 1 ? "person" : "people"}`);
  const retryAfter = await countHit({ database, secret }, SENDING, tenant.id, Date.now());
  if (retryAfter > 0) return failAt("TOO_MANY", "Too many invitations. Wait a while, then try again.", { retryAfter });
  const token = newToken();
  const url = `${origin}/account/join?invitation=${token}`;
  try {
    await mail.send(invitationMail({ to: email, by: by.name, title: tenant.title, url }));
  } catch (error) {
    log.error({ err: error }, "an invitation could not be sent");
    const message = "The email with the invitation couldn’t be sent, so nobody was invited. Try again later.";
    return fail("UNAVAILABLE", message);
  }
  // An earlier invitation, whose email has arrived, ends only now.
  const made = await database.inTransaction(async (trx) => {
    // The email takes a while, in which the tenant or the inviter's account may be deleted.
    await lockPeople(database, trx, tenant.id);
    const current = await tenantOf(trx, tenant.id, undefined);
    if (!current.ok) return current;
    if (!(await isActive(trx, by.id))) return inviterGone();
    return ok(await storeInvitation(trx, { tenantId: tenant.id, email, role, by: by.id, token }));
  });
  return made.ok ? ok({ ...made.value, url }) : made;
}

/** @returns whether an address has an open invitation whose role isn't for who invites it again. */
async function isOutOfReach(db: Executor, { tenant, email, mayInvite }: Invited): Promise<boolean> {
  const open = await usable(db)
    .select("tenant_invitations.role")
    .where("tenant_invitations.tenant_id", "=", tenant.id)
    .where("tenant_invitations.email", "=", email)
    .executeTakeFirst();
  return open !== undefined && !mayInvite(roleOf(open.role));
}

async function isMember(db: Executor, tenantId: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select("users.id")
    .where("members.tenant_id", "=", tenantId)
    .where("users.email", "=", email)
    .executeTakeFirst();
  return found !== undefined;
}

type NewInvitation = { tenantId: string; email: string; role: TenantRole; by: string; token: string };

async function storeInvitation(
  db: Executor,
  { tenantId, email, role, by, token }: NewInvitation,
): Promise<TenantInvitation> {
  const now = Date.now();
  const createdAt = new Date(now).toISOString();
  const expiresAt = new Date(now + VALID_MS).toISOString();
  const id = newId();
  const row = {
    id,
    role,
    token_hash: hashToken(token),
    invited_by: by,
    created_at: createdAt,
    expires_at: expiresAt,
  };
  await db.deleteFrom("tenant_invitations").where("expires_at", "<=", createdAt).execute();
  await db
    .insertInto("tenant_invitations")
    .values({ ...row, tenant_id: tenantId, email })
    .onConflict((conflict) => conflict.columns(["tenant_id", "email"]).doUpdateSet(row))
    .execute();
  return { id, email, role, createdAt, expiresAt };
}

/**
 * Revokes a tenant's invitation.
 * @param isAllowed of the invitation's role. @returns NOT_FOUND; FORBIDDEN.
 */
export async function revokeInvitation(
  db: Executor,
  { tenantId, id }: { tenantId: string; id: string },
  isAllowed: (role: TenantRole) => boolean,
): Promise<Result<Record<string, never>, "NOT_FOUND" | "FORBIDDEN">> {
  const found = await db
    .selectFrom("tenant_invitations")
    .select("role")
    .where("id", "=", id)
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  if (!found) return notRevocable();
  if (!isAllowed(roleOf(found.role))) return fail("FORBIDDEN", "Your role doesn’t allow this");
  await db.deleteFrom("tenant_invitations").where("id", "=", id).where("tenant_id", "=", tenantId).execute();
  return ok({});
}
