import { createHash } from "node:crypto";
import { idTaken } from "#contract/server";
import type { Database, Schema, Transaction } from "#db";
import { fail, failAt, ok, type JsonObject, type Result } from "#shared";
import type { Definition } from "./definition.ts";
import { versionOf } from "./known-definitions.server.ts";
import { ENTRY_LIMITS } from "./limits.ts";
import { periodValues } from "./period.server.ts";
import type { Ports } from "./ports.ts";
import { nextSlot, slotBefore } from "./schedule.ts";
import { executionRow, insertExecutions } from "./trigger.server.ts";
import type { TriggerType } from "./trigger-types.ts";
import { flatten, type Values } from "./values.ts";
import "./tables.ts";

type Needs = { database: Database; ports: Ports };

/** An entry by its id, or the values that one would bring. */
type Given = string | JsonObject | undefined;

/** The kinds of entries that an automation started by hand may be about, in this order. */
const ABOUT = ["lead", "submission", "subscriber"] as const satisfies readonly TriggerType[];

type Found = { type: TriggerType; entry: string; data?: Values };

/**
 * @returns what an automation is started for. The values of a manual one are those of the entry, under the name of its type:
 * `{{lead.email}}`. One on schedule reads what has arrived since it was due, until now.
 */
async function findEntry(
  trx: Transaction,
  ports: Ports,
  { trigger }: Definition,
  given: Given,
): Promise<Result<Found, "INVALID">> {
  const { type } = trigger;
  if (trigger.type === "schedule" && given === undefined) {
    const now = new Date();
    const since = slotBefore(trigger, nextSlot(trigger, now)).toISOString();
    return ok({ type, entry: "", data: await periodValues(trx, ports, since, now.toISOString()) });
  }
  if (typeof given !== "string") return ok({ type, entry: "", data: flatten(given ?? {}) });
  for (const one of type === "manual" ? ABOUT : [type]) {
    const data = await ports.readEntry(trx, { type: one, id: given });
    if (data) return ok({ type: one, entry: given });
  }
  return failAt("INVALID", "Entry not found", { path: ["entry"] });
}

type Wanted = { id?: string; entry?: Given; isTest: boolean };

async function insert(trx: Transaction, automation: Schema["automations"], found: Found, { id, isTest }: Wanted) {
  const { type, entry, data } = found;
  const start = { id, key: id, entry, data, isTest };
  const row = executionRow({ ...automation, trigger_type: type }, start, new Date());
  await insertExecutions(trx, [row]);
  return row.id;
}

async function isOfAnother(trx: Transaction, executionId: string, automationId: string): Promise<boolean> {
  const execution = await trx
    .selectFrom("executions")
    .select("automation_id")
    .where("id", "=", executionId)
    .executeTakeFirst();
  return execution !== undefined && execution.automation_id !== automationId;
}

/**
 * Starts an automation for one entry, enabled or not; with an id once.
 * @returns the execution's id; NOT_FOUND; INVALID where the entry is unknown, or another automation's execution has the id.
 */
export function runAutomation(
  { database, ports }: Needs,
  id: string,
  wanted: Wanted,
): Promise<Result<string, "NOT_FOUND" | "INVALID">> {
  return database.inTransaction(async (trx) => {
    const automation = await trx
      .selectFrom("automations")
      .selectAll()
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!automation) return fail("NOT_FOUND", "Automation not found");
    const definition = versionOf(id, automation.version, automation.definition);
    if (wanted.id && (await isOfAnother(trx, wanted.id, id))) return idTaken();
    const found = await findEntry(trx, ports, definition, wanted.entry);
    return found.ok ? ok(await insert(trx, automation, found.value, wanted)) : found;
  });
}

/** @returns a sender's key as executions store it: a long one by its hash, so that those of two events differ. */
function storedKey(key: string): string {
  return key.length > ENTRY_LIMITS.id ? createHash("sha256").update(key).digest("hex") : key;
}

/**
 * Starts the automation that an incoming webhook's secret address belongs to.
 * @param key of the sender's event: the same one starts it once.
 * @returns NOT_FOUND for an unknown address, and for one that is switched off.
 */
export function startByHook(
  { inTransaction }: Database,
  token: string,
  body: JsonObject,
  key: string | undefined,
): Promise<Result<undefined, "NOT_FOUND">> {
  return inTransaction(async (trx) => {
    const automation = await trx
      .selectFrom("automations")
      .select(["id", "version", "deadline_days", "trigger_type"])
      .where("hook_token", "=", token)
      .where("is_enabled", "=", 1)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!automation) return fail("NOT_FOUND", "There is nothing at this address");
    const start = { data: flatten(body), key: key && storedKey(key) };
    await insertExecutions(trx, [executionRow(automation, start, new Date())]);
    return ok(undefined);
  });
}
