import { createUser, makePasswordHash, type Accounts, type Visitor } from "#accounts/server";
import type { User } from "#contract";
import { doOrRollBack, type Database, type Transaction } from "#db";
import { fail, ok, type Result } from "#shared";
import { PEOPLE_FEATURE } from "#tenants";
import { takeFeature } from "#tenants/server";
import { takeOffer, type OpenOffer } from "./invitations.server.ts";
import "./tables.ts";

type JoinCode = "NOT_FOUND" | "FORBIDDEN" | "LIMIT_REACHED";

/** Makes a person a member, counted in the same transaction. One who is a member keeps their role. */
async function addMember(
  database: Database,
  trx: Transaction,
  { tenantId, role }: Pick<OpenOffer, "tenantId" | "role">,
  userId: string,
): Promise<Result<undefined, "LIMIT_REACHED">> {
  const added = await trx
    .insertInto("members")
    .values({ tenant_id: tenantId, user_id: userId, role, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(["tenant_id", "user_id"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (!added) return ok(undefined);
  const taken = await takeFeature(await database.enterTenant(trx, tenantId), PEOPLE_FEATURE, 1);
  if (taken.ok) return taken;
  return fail("LIMIT_REACHED", "This organisation has as many people as it may have. Ask its owner.");
}

/** Makes a person the owner of a tenant that was just made, in the same transaction. */
export async function joinAsOwner(
  database: Database,
  trx: Transaction,
  tenantId: string,
  userId: string,
): Promise<void> {
  const joined = await addMember(database, trx, { tenantId, role: "owner" }, userId);
  if (!joined.ok) throw new Error(joined.error.message);
}

/**
 * Accepts an invitation with an account. An invitation that can't be carried out stays.
 * @returns the tenant; NOT_FOUND; FORBIDDEN for another address than the invited one; LIMIT_REACHED.
 */
export function acceptOffer(
  database: Database,
  token: string,
  user: User,
): Promise<Result<{ name: string }, JoinCode>> {
  return doOrRollBack<{ name: string }, JoinCode>(database, async (trx) => {
    const offer = await takeOffer(trx, token);
    if (!offer.ok) return offer;
    if (offer.value.email !== user.email) return fail("FORBIDDEN", "The invitation is for another email address");
    const added = await addMember(database, trx, offer.value, user.id);
    return added.ok ? ok({ name: offer.value.name }) : added;
  });
}

/** What a new account is made of; its address is the invitation's. */
type NewAccount = { name: string; password: string };
type Joined = { name: string; headers: Headers };
type Needs = { database: Database; auth: Accounts };

/**
 * Accepts an invitation with a new account, whose address the invitation's link has confirmed. All or nothing.
 * @returns the tenant, and the headers that sign in; NOT_FOUND; EMAIL_TAKEN; LIMIT_REACHED; TOO_MANY.
 */
export function signUpForOffer(
  needs: Needs,
  token: string,
  account: NewAccount,
  visitor: Visitor,
): Promise<Result<Joined, JoinCode | "EMAIL_TAKEN" | "TOO_MANY">> {
  return needs.auth.tryInvitation(visitor, () => joinWithAccount(needs, token, account, visitor));
}

async function joinWithAccount(
  { database, auth }: Needs,
  token: string,
  { name, password }: NewAccount,
  visitor: Visitor,
): Promise<Result<Joined, JoinCode | "EMAIL_TAKEN">> {
  const passwordHash = await makePasswordHash(password);
  const made = await doOrRollBack<OpenOffer, JoinCode | "EMAIL_TAKEN">(database, async (trx) => {
    const offer = await takeOffer(trx, token);
    if (!offer.ok) return offer;
    const { email } = offer.value;
    const user = await createUser(trx, { name, email, passwordHash, role: "member", isConfirmed: true });
    if (!user.ok) return user;
    const added = await addMember(database, trx, offer.value, user.value);
    return added.ok ? offer : added;
  });
  if (!made.ok) return made;
  const begun = await auth.beginSession({ email: made.value.email, password }, visitor);
  if (!begun.ok) throw new Error(`The new account can't be signed in: ${begun.error.code}`);
  return ok({ name: made.value.name, headers: begun.value });
}
