import type { Executor } from "#db";
import { listPage, type ListPage } from "#contract";
import { fail, failAt, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { AccountContext } from "./account-context.server.ts";
import { roleField } from "./fields.ts";
import { hashToken, newToken } from "./keys.server.ts";
import type { Invitation, ListedInvitation } from "./user-contract.ts";
import { isActive } from "./users.server.ts";

const VALID_MS = 7 * 86_400_000;

/** The failure for an invitation that can't be used. */
export const invitationGone = () =>
  fail(
    "NOT_FOUND",
    "This invitation has been used or revoked, or has expired. If you have used it, sign in; otherwise ask for a new one.",
  );

/** The failure for an invitation that was to be revoked. */
export const notRevocable = () => fail("NOT_FOUND", "This invitation has since been used or revoked.");

/** The failure for an inviter who has lost access while the email was being sent. */
export const inviterGone = () =>
  fail("UNAUTHENTICATED", "Your account has since been deleted or disabled, so nobody was invited.");

/** Invitations that can be used: not older than a week, and sent by someone who is still an admin. */
function usable(db: Executor) {
  return db
    .selectFrom("invitations")
    .leftJoin("users as inviter", "inviter.id", "invitations.invited_by")
    .where("invitations.expires_at", ">", new Date().toISOString())
    .where((eb) => {
      const isAdmin = eb.and([eb("inviter.role", "=", "admin"), eb("inviter.disabled_at", "is", null)]);
      return eb.or([eb("invitations.invited_by", "is", null), isAdmin]);
    });
}

/** @returns the address and role of an invitation, or NOT_FOUND when it was used or revoked, or can't be used. */
export async function findInvitation(db: Executor, token: string): Promise<Result<Invitation, "NOT_FOUND">> {
  const found = await usable(db)
    .select(["invitations.email", "invitations.role"])
    .where("invitations.token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return found ? ok({ email: found.email, role: roleField.parse(found.role) }) : invitationGone();
}

/**
 * Uses up an invitation.
 * @returns it, or NOT_FOUND; INVALID for another address than the invited one, which keeps it.
 */
export async function takeInvitation(
  trx: Executor,
  token: string,
  email: string,
): Promise<Result<Invitation, "NOT_FOUND" | "INVALID">> {
  const found = await findInvitation(trx, token);
  if (!found.ok) return found;
  if (found.value.email !== email) {
    return failAt("INVALID", "The invitation is for another email address", { path: ["email"] });
  }
  const { numDeletedRows } = await trx
    .deleteFrom("invitations")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n ? found : invitationGone();
}

/**
 * Invites a person by email, which voids an earlier invitation of the address.
 * @param invitedBy the admin's id.
 * @returns the invitation with its link; EMAIL_TAKEN for a person with an account; UNAVAILABLE when the email can't be
 * sent, and then nothing changes; UNAUTHENTICATED where the admin's account has since been deleted or disabled.
 */
export async function invite(
  { database: { db }, origin, mails, log }: AccountContext,
  { email, role }: Invitation,
  invitedBy: string,
): Promise<Result<ListedInvitation & { url: string }, "EMAIL_TAKEN" | "UNAVAILABLE" | "UNAUTHENTICATED">> {
  if (await isConfirmedUser(db, email)) return fail("EMAIL_TAKEN", "There is an account with this address already");
  const token = newToken();
  const url = `${origin}/sign-up?invitation=${token}`;
  try {
    await mails.sendInvitation(email, url);
  } catch (error) {
    log.error({ err: error }, "an invitation could not be sent");
    return fail(
      "UNAVAILABLE",
      "The email with the invitation couldn’t be sent, so nobody was invited. Try again later.",
    );
  }
  if (!(await isActive(db, invitedBy))) return inviterGone();
  // An earlier invitation, whose email has arrived, ends only now.
  const made = await storeInvitation(db, { email, role, invitedBy }, token);
  return ok({ ...made, url });
}

async function isConfirmedUser(db: Executor, email: string): Promise<boolean> {
  const user = await db.selectFrom("users").select("email_verified").where("email", "=", email).executeTakeFirst();
  return user?.email_verified === 1;
}

async function storeInvitation(
  db: Executor,
  { email, role, invitedBy }: Invitation & { invitedBy: string },
  token: string,
): Promise<ListedInvitation> {
  const now = Date.now();
  const invitation = {
    id: newId(),
    email,
    role,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + VALID_MS).toISOString(),
  };
  const row = {
    id: invitation.id,
    role,
    token_hash: hashToken(token),
    invited_by: invitedBy,
    created_at: invitation.createdAt,
    expires_at: invitation.expiresAt,
  };
  await db.deleteFrom("invitations").where("expires_at", "<=", row.created_at).execute();
  await db
    .insertInto("invitations")
    .values({ ...row, email })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
    .execute();
  return invitation;
}

/** @returns the invitations that can be used, newest first, with cursors as in docs/api.md. */
export async function listInvitations(
  db: Executor,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<ListPage<ListedInvitation>> {
  let query = usable(db)
    .select([
      "invitations.id",
      "invitations.email",
      "invitations.role",
      "invitations.created_at",
      "invitations.expires_at",
    ])
    .orderBy("invitations.id", "desc")
    .limit(limit + 1);
  if (cursor) query = query.where("invitations.id", "<", cursor);
  const found = (await query.execute()).map(({ id, email, role, created_at: createdAt, expires_at: expiresAt }) => ({
    id,
    email,
    role: roleField.parse(role),
    createdAt,
    expiresAt,
  }));
  return listPage(found, limit, ({ id }) => id);
}

/** Revokes an invitation. @returns NOT_FOUND when there is none with this id. */
export async function removeInvitation(db: Executor, id: string): Promise<Result<undefined, "NOT_FOUND">> {
  const { numDeletedRows } = await db.deleteFrom("invitations").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n ? ok(undefined) : notRevocable();
}
