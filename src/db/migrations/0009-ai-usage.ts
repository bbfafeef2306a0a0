import { sql, type Kysely } from "kysely";

/** Calls of language models with what they cost, and the sums of each month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ai_calls")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("month", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("task", "text", (column) => column.notNull())
    .addColumn("block_type", "text")
    .addColumn("page_id", "text")
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("input_tokens", "bigint", (column) => column.notNull())
    .addColumn("output_tokens", "bigint", (column) => column.notNull())
    .addColumn("cost_micros", "bigint")
    .addColumn("held_tokens", "bigint", (column) => column.notNull())
    .addColumn("held_micros", "bigint", (column) => column.notNull())
    .addColumn("held_until", "text")
    .addColumn("duration_ms", "integer", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("failure", "text")
    .execute();
  await db.schema
    .createIndex("ai_calls_running")
    .on("ai_calls")
    .column("held_until")
    .where(sql.ref("held_until"), "is not", null)
    .execute();
  await db.schema
    .createTable("ai_months")
    .addColumn("month", "text", (column) => column.primaryKey())
    .addColumn("tokens", "bigint", (column) => column.notNull())
    .addColumn("cost_micros", "bigint", (column) => column.notNull())
    .addColumn("held_tokens", "bigint", (column) => column.notNull())
    .addColumn("held_micros", "bigint", (column) => column.notNull())
    .execute();
}
