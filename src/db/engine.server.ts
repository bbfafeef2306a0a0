import { type Kysely, PostgresAdapter } from "kysely";

/** Whether a query runs on PostgreSQL; else on the embedded database. Only this folder may ask. */
export function isOnPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
