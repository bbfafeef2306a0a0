import { sql, type Kysely } from "kysely";

const DAYS = 90;

/** For how long executions are kept, in one row; and headers of one's own that webhooks to an endpoint carry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("execution_retention")
    .addColumn("days", "integer", (column) => column.notNull())
    .execute();
  await sql`insert into execution_retention (days) values (${DAYS})`.execute(db);
  await db.schema.alterTable("webhook_endpoints").addColumn("headers", "text").execute();
}
