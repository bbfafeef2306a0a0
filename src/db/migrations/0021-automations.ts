import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Automations, their versions, and their executions with what became of each step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAutomations(db);
  await createExecutions(db);
}

async function createAutomations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("automations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", required)
    .addColumn("is_enabled", "integer", required)
    .addColumn("version", "integer", required)
    .addColumn("trigger_type", "text", required)
    .addColumn("definition", "text", required)
    .addColumn("deadline_days", "integer", required)
    .addColumn("hook_token", "text", (column) => column.unique())
    .addColumn("next_at", "text")
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema
    .createTable("automation_versions")
    .addColumn("automation_id", "text", (column) => column.notNull().references("automations.id"))
    .addColumn("version", "integer", required)
    .addColumn("definition", "text", required)
    .addColumn("created_at", "text", required)
    .addPrimaryKeyConstraint("automation_versions_key", ["automation_id", "version"])
    .execute();
}

async function createExecutions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("executions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("automation_id", "text", (column) => column.notNull().references("automations.id"))
    .addColumn("version", "integer", required)
    .addColumn("trigger_type", "text", required)
    .addColumn("entry", "text", required)
    .addColumn("data", "text")
    .addColumn("trigger_key", "text")
    .addColumn("is_test", "integer", required)
    .addColumn("status", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("position", "integer", required)
    .addColumn("run", "integer", required)
    .addColumn("attempts", "integer", required)
    .addColumn("lease", "text")
    .addColumn("due_at", "text")
    .addColumn("deadline_at", "text", required)
    .addColumn("error", "text")
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("ended_at", "text")
    .execute();
  await sql`create index executions_due on executions (automation_id, kind, due_at) where due_at is not null`.execute(
    db,
  );
  await sql`create unique index executions_once on executions (automation_id, trigger_key)
    where trigger_key is not null`.execute(db);
  await sql`create index executions_ended on executions (ended_at) where ended_at is not null`.execute(db);
  for (const columns of [
    ["automation_id", "id"],
    ["status", "id"],
    ["trigger_type", "entry"],
  ]) {
    await db.schema.createIndex(`executions_by_${columns[0]}`).on("executions").columns(columns).execute();
  }
  await db.schema
    .createTable("execution_steps")
    .addColumn("execution_id", "text", (column) => column.notNull().references("executions.id").onDelete("cascade"))
    .addColumn("position", "integer", required)
    .addColumn("type", "text", required)
    .addColumn("status", "text", required)
    .addColumn("input", "text")
    .addColumn("output", "text")
    .addColumn("error", "text")
    .addColumn("attempts", "text", required)
    .addColumn("started_at", "text", required)
    .addColumn("ended_at", "text")
    .addPrimaryKeyConstraint("execution_steps_key", ["execution_id", "position"])
    .execute();
}
