import { sql, type Kysely } from "kysely";

/** Whose limit a call of a language model counts against, and the month that a limit's use belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ai_calls add column tenant_id text`.execute(db);
  await sql`alter table limits add column month text`.execute(db);
}
