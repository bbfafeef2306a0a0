import type { Executor } from "#db";

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
