import type { Kysely } from "kysely";

/** Users, their sessions and invitations. */
export async function up(_db: Kysely<unknown>): Promise<void> {}
