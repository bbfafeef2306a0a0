import { insertRows, type Transaction } from "#db";
import { newId } from "#shared/server";
import { deadlineAfter } from "./deadline.ts";
import { versionOf } from "./known-definitions.server.ts";
import { ENTRY_LIMITS } from "./limits.ts";
import type { Trigger, TriggerType } from "./trigger-types.ts";
import type { Values } from "./values.ts";
import "./tables.ts";

/** Something that happened. */
export type TriggerEvent = {
  type: Exclude<TriggerType, "schedule" | "manual" | "webhook">;
  /** Id of what it is about. */
  entry: string;
  /** Its values as they are now, if they are to be kept; otherwise each step reads them from the entry. */
  data?: Values;
  /** What triggers may be narrowed down to: id of the form, name of the entity, path of the page. */
  source?: string;
  /** Names that the entity had: a trigger may still have one of them. */
  formerSources?: readonly string[];
  /** Of a row. */
  change?: "created" | "changed";
};

/** Triggers that start an automation only once for each entry. */
const ONCE: ReadonlySet<TriggerType> = new Set(["lead", "submission", "subscriber"]);

function isBelow(path: string | undefined, source: string | undefined): boolean {
  if (path === undefined || path === "/") return true;
  return source === path || source?.startsWith(path.endsWith("/") ? path : `${path}/`) === true;
}

/** Whether a trigger fits an event of its type. */
function fits(own: Trigger, { source = "", formerSources = [], change }: TriggerEvent): boolean {
  if (own.type === "submission") return own.form === undefined || own.form === source;
  if (own.type === "row")
    return [source, ...formerSources].includes(own.entity) && own.on.includes(change ?? "created");
  return own.type !== "page" || isBelow(own.path, source);
}

/** An automation, as far as starting it needs it. */
type Starting = { id: string; version: number; deadline_days: number; trigger_type: TriggerType };

/** What an execution begins with. */
type Start = { id?: string; entry?: string; data?: Values; key?: string; isTest?: boolean };

/** The row of a new execution, which is due at once. */
export function executionRow(
  automation: Starting,
  { id = newId(), entry = "", data, key, isTest = false }: Start,
  now: Date,
) {
  const at = now.toISOString();
  return {
    id,
    automation_id: automation.id,
    version: automation.version,
    trigger_type: automation.trigger_type,
    entry: entry.slice(0, ENTRY_LIMITS.id),
    data: data ? JSON.stringify(data) : null,
    trigger_key: key ?? null,
    is_test: Number(isTest),
    status: "queued" as const,
    kind: "own" as const,
    position: 0,
    run: 1,
    attempts: 0,
    lease: null,
    due_at: at,
    deadline_at: deadlineAfter(automation.deadline_days, now),
    error: null,
    created_at: at,
    updated_at: at,
    ended_at: null,
  };
}

type ExecutionRow = ReturnType<typeof executionRow>;

/** Stores new executions but for those whose key their automation has had. */
export async function insertExecutions(trx: Transaction, rows: readonly ExecutionRow[]): Promise<void> {
  await insertRows(trx, "executions", rows, {
    key: ["automation_id", "trigger_key"],
    where: "trigger_key is not null",
  });
}

/**
 * Starts every enabled automation whose trigger fits, in the transaction that stores what happened: both are kept, or
 * neither. It only adds rows; the steps are carried out later. Events of several types may be given together.
 */
export async function trigger(
  trx: Transaction,
  happened: TriggerEvent | readonly TriggerEvent[],
  now = new Date(),
): Promise<void> {
  const events: readonly TriggerEvent[] = Array.isArray(happened) ? happened : [happened];
  const types = [...new Set(events.map(({ type }) => type))];
  if (types.length === 0) return;
  const automations = await trx
    .selectFrom("automations")
    .select(["id", "version", "deadline_days", "trigger_type", "definition"])
    .where("is_enabled", "=", 1)
    .where("deleted_at", "is", null)
    .where("trigger_type", "in", types)
    .orderBy("id")
    .execute();
  const rows = automations.flatMap((automation) => {
    const { trigger: own } = versionOf(automation.id, automation.version, automation.definition);
    const fitting = events.filter((event) => event.type === own.type && fits(own, event));
    return fitting.map(({ type, entry, data }) =>
      executionRow(automation, { entry, data, key: ONCE.has(type) ? entry : undefined }, now),
    );
  });
  await insertExecutions(trx, rows);
}
