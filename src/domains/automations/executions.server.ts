import { listPage, type ListPage } from "#contract";
import type { Database, Executor, Schema } from "#db";
import { fail, failAt, ok, parseJson, type Result } from "#shared";
import type { Execution, ListedExecution } from "./contract.ts";
import { readAttempts, readValues, type StepRow } from "./engine/execution-row.ts";
import { versionOf } from "./known-definitions.server.ts";
import type { Ports } from "./ports.ts";
import type { NumberedStep } from "./program.ts";
import type { ExecutionStatus, StepStatus } from "./status.ts";
import "./tables.ts";

export type ExecutionQuery = {
  automation?: string;
  status?: ExecutionStatus;
  entry?: string;
  cursor?: string;
  limit: number;
};

type Listed = Schema["executions"] & { automationName: string };

const joined = (db: Executor) =>
  db
    .selectFrom("executions")
    .innerJoin("automations", "automations.id", "executions.automation_id")
    .selectAll("executions")
    .select("automations.name as automationName");

function listedOf(row: Listed): ListedExecution {
  return {
    id: row.id,
    automationId: row.automation_id,
    automationName: row.automationName,
    version: row.version,
    status: row.status,
    trigger: { type: row.trigger_type, ...(row.entry !== "" && { entry: row.entry }) },
    isTest: row.is_test === 1,
    createdAt: row.created_at,
    ...(row.ended_at !== null && { endedAt: row.ended_at }),
    ...(row.error !== null && { error: JSON.parse(row.error) }),
  };
}

const CURSOR = /^[0-9a-f-]{36}$/;

/** Adds the names of what executions are about, where they have one. */
async function named(
  db: Executor,
  { nameEntries }: Pick<Ports, "nameEntries">,
  items: readonly ListedExecution[],
): Promise<ListedExecution[]> {
  const entries = items.flatMap(({ trigger: { type, entry } }) => (entry === undefined ? [] : [{ type, id: entry }]));
  const names = entries.length > 0 ? await nameEntries?.(db, entries) : undefined;
  return items.map((item) => {
    const about = names?.get(item.trigger.entry ?? "");
    return about === undefined ? item : { ...item, trigger: { ...item.trigger, about } };
  });
}

/** Lists executions, newest first: a cursor is the id of the last one before. @returns INVALID for another cursor. */
export async function listExecutions(
  { database: { db }, ports }: { database: Pick<Database, "db">; ports: Pick<Ports, "nameEntries"> },
  { automation, status, entry, cursor, limit }: ExecutionQuery,
): Promise<Result<ListPage<ListedExecution>, "INVALID">> {
  if (cursor !== undefined && !CURSOR.test(cursor)) {
    return failAt("INVALID", "This isn’t a cursor of this list", { path: ["cursor"] });
  }
  let query = joined(db)
    .orderBy("executions.id", "desc")
    .limit(limit + 1);
  if (automation !== undefined) query = query.where("executions.automation_id", "=", automation);
  if (status !== undefined) query = query.where("executions.status", "=", status);
  if (entry !== undefined) query = query.where("executions.entry", "=", entry);
  if (cursor !== undefined) query = query.where("executions.id", "<", cursor);
  const rows = await query.execute();
  const page = listPage(rows.map(listedOf), limit, ({ id }) => id);
  return ok({ ...page, items: await named(db, ports, page.items) });
}

/** The status of a step that has no row: it may still be reached, or never will be. */
function statusOf(row: StepRow | undefined, { index }: NumberedStep, execution: Listed): StepStatus {
  if (row && row.status !== "pending") return row.status;
  if (execution.ended_at !== null) return "skipped";
  return index < execution.position ? "skipped" : "pending";
}

function stepOf(numbered: NumberedStep, row: StepRow | undefined, execution: Listed): Execution["steps"][number] {
  const { index, step } = numbered;
  const attempts = row ? readAttempts(row).map(({ at, outcome, reason }) => ({ at, outcome, reason })) : [];
  return {
    index,
    type: step.type,
    ...(step.key !== undefined && { key: step.key }),
    status: statusOf(row, numbered, execution),
    attempts,
    ...(row?.input && { input: readJson(row.input) }),
    ...(row?.output && { output: readJson(row.output) }),
    ...(row?.error && { error: row.error }),
    ...(row && { startedAt: row.started_at }),
    ...(row?.ended_at && { endedAt: row.ended_at }),
  };
}

function readJson(text: string): unknown {
  const json = parseJson(text);
  return json.ok ? json.value : null;
}

/** Reads an execution with all steps of its version. @returns NOT_FOUND. */
export async function readExecution({ db }: Pick<Database, "db">, id: string): Promise<Result<Execution, "NOT_FOUND">> {
  const row = await joined(db)
    .innerJoin("automation_versions", (join) =>
      join
        .onRef("automation_versions.automation_id", "=", "executions.automation_id")
        .onRef("automation_versions.version", "=", "executions.version"),
    )
    .select("automation_versions.definition")
    .where("executions.id", "=", id)
    .executeTakeFirst();
  if (!row) return fail("NOT_FOUND", "Execution not found");
  const rows = await db.selectFrom("execution_steps").selectAll().where("execution_id", "=", id).execute();
  const byPosition = new Map(rows.map((step) => [step.position, step] as const));
  const { numbered } = versionOf(row.automation_id, row.version, row.definition);
  const listed = listedOf(row);
  return ok({
    ...listed,
    trigger: { ...listed.trigger, ...(row.data !== null && { values: readValues(row.data) }) },
    steps: numbered.map((one) => stepOf(one, byPosition.get(one.index), row)),
    ...(row.due_at !== null && { dueAt: row.due_at }),
    deadlineAt: row.deadline_at,
  });
}
