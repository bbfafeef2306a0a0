import type { Executor } from "#db";
import type { PersonSource } from "#inbox/server";
import "#accounts/server";
import "#members/server";

const TABLES = ["invitations", "tenant_invitations"] as const;

/** The invitations of an address to the site and to its organisations, expired ones too, without their tokens. */
async function invitationsOf(db: Executor, emailKey: string) {
  const toSite = await db
    .selectFrom("invitations")
    .select(["email", "role", "created_at as createdAt", "expires_at as expiresAt"])
    .where("email", "=", emailKey)
    .execute();
  const toTenants = await db
    .selectFrom("tenant_invitations")
    .innerJoin("tenants", "tenants.id", "tenant_invitations.tenant_id")
    .select(["tenants.title as organisation", "email", "role"])
    .select(["tenant_invitations.created_at as createdAt", "expires_at as expiresAt"])
    .where("email", "=", emailKey)
    .orderBy("tenant_invitations.id")
    .execute();
  return [...toSite, ...toTenants];
}

/** The invitations that a person has got: part of what can be exported and erased. */
export const invitationSource: PersonSource = {
  name: "Invitations",
  count: async ({ db }, emailKey) => (await invitationsOf(db, emailKey)).length,
  read: ({ db }, emailKey) => invitationsOf(db, emailKey),
  erase: async ({ db }, emailKey) => {
    for (const table of TABLES) await db.deleteFrom(table).where("email", "=", emailKey).execute();
  },
};
