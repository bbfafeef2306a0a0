import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";
import { newId } from "#shared/server";
import { READY, TELL_TEAM } from "./ready-automations.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * Automations, their versions, and their executions with the outcome of each step. Every site begins with a few; the first
 * one takes over the emails about leads that are still to be sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAutomations(db);
  await createExecutions(db);
  const ids = await addReady(db);
  await carryOver(db, ids.get(TELL_TEAM.name) ?? "");
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
    ["entry", "id"],
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

const DEADLINE_DAYS = 30;

/** @returns the ids of the automations that a site begins with, by name. */
async function addReady(db: Kysely<unknown>): Promise<Map<string, string>> {
  const at = new Date().toISOString();
  const ids = new Map<string, string>();
  for (const { name, isEnabled, definition } of READY) {
    const id = newId();
    ids.set(name, id);
    const text = JSON.stringify(definition);
    await sql`insert into automations (id, name, is_enabled, version, trigger_type, definition, deadline_days, created_at,
      updated_at) values (${id}, ${name}, ${Number(isEnabled)}, 1, ${definition.trigger.type}, ${text}, ${DEADLINE_DAYS},
      ${at}, ${at})`.execute(db);
    await sql`insert into automation_versions (automation_id, version, definition, created_at)
      values (${id}, 1, ${text}, ${at})`.execute(db);
  }
  return ids;
}

/** Makes executions of the emails about leads that wait, each due when its email was. */
async function carryOver(db: Kysely<unknown>, automationId: string): Promise<void> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const deadline = new Date(now + DEADLINE_DAYS * 24 * 3_600_000).toISOString();
  const waiting = await sql<{ lead_id: string; due_at: string }>`select lead_id, due_at from lead_mails
    order by due_at`.execute(db);
  for (const { lead_id: lead, due_at: dueAt } of waiting.rows) {
    await sql`insert into executions (id, automation_id, version, trigger_type, entry, trigger_key, is_test, status, kind,
      position, run, attempts, due_at, deadline_at, created_at, updated_at) values (${newId()}, ${automationId}, 1, 'lead',
      ${lead}, ${lead}, 0, 'queued', 'own', 0, 1, 0, ${dueAt}, ${deadline}, ${at}, ${at})`.execute(db);
  }
  await db.schema.dropTable("lead_mails").execute();
}
