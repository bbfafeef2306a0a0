import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { isOnPostgres } from "./engine.server.ts";

/**
 * Frees a transaction from the time limits that PostgreSQL's role or database may set for a running site: tables of a large
 * site take longer to change.
 */
export async function liftTimeLimits<Tables>(trx: Kysely<Tables>): Promise<void> {
  if (!isOnPostgres(trx)) return;
  await sql`select set_config(name, '0', true) from unnest('{statement_timeout,lock_timeout}'::text[]) as name`.execute(
    trx,
  );
}

/** @returns the migrations, none of which a time limit ends. */
export function withoutTimeLimits(migrations: Record<string, Migration>): Record<string, Migration> {
  const lifted = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (db) => {
        await liftTimeLimits(db);
        await migration.up(db);
      },
    },
  ]);
  return Object.fromEntries(lifted);
}
