import { changedMessage } from "#contract";
import { idTaken } from "#contract/server";
import { randomBytes } from "node:crypto";
import { doOrRollBack, type Database, type Executor, type Schema, type Transaction } from "#db";
import { fail, failAt, isObject, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import type { Automation, AutomationChange, AutomationInput } from "./contract.ts";
import { deadlineDays } from "./deadline.ts";
import { checkDefinition, findGap, walkSteps, type Definition } from "./definition.ts";
import { versionOf } from "./known-definitions.server.ts";
import { cancelAll } from "./cancel.server.ts";
import { AUTOMATION_LIMITS } from "./limits.ts";
import type { Ports } from "./ports.ts";
import { nextSlot } from "./schedule.ts";
import { STEP_TYPES, type StepType } from "./steps.ts";
import "./tables.ts";

type Row = Schema["automations"];

/** What writing automations needs; `origin` is that of this site's addresses. */
export type Writing = { database: Database; ports: Ports; origin: string };

const missing = () => fail("NOT_FOUND", "Automation not found");

/** The ports that steps need; the others need none. */
const NEEDED: Partial<Record<StepType, keyof Ports>> = { webhook: "webhook", ai: "ai", update: "update", row: "row" };

/** @returns the types of steps that this site can't carry out. */
export function unavailableSteps(ports: Ports): StepType[] {
  return STEP_TYPES.filter((type) => NEEDED[type] !== undefined && ports[NEEDED[type]] === undefined);
}

/** The secrets that staff who may change automations see: one for each address. */
type Secrets = { origin: string; secrets: ReadonlyMap<string, string> };

/** @returns the steps with the secret of each webhook. */
function withSecrets(value: unknown, secrets: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withSecrets(one, secrets));
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withSecrets(one, secrets)]));
  const secret = value.type === "webhook" ? secrets.get(String(value.url)) : undefined;
  return secret === undefined ? inner : { ...inner, secret };
}

/** @param definition of the row. */
function automationOf(row: Row, definition: Definition, known?: Secrets): Automation {
  const { trigger, steps } = definition;
  const address = known && row.hook_token ? { address: `${known.origin}/api/hooks/${row.hook_token}` } : {};
  const withKnown = known ? withSecrets(steps, known.secrets) : steps;
  return {
    id: row.id,
    name: row.name,
    isEnabled: row.is_enabled === 1,
    version: row.version,
    trigger: { ...trigger, ...address },
    steps: withKnown as Automation["steps"],
    gap: findGap(definition),
    ...(row.next_at !== null && { nextAt: row.next_at }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const present = (db: Executor) => db.selectFrom("automations").selectAll().where("deleted_at", "is", null);

const stored = (row: Row) => versionOf(row.id, row.version, row.definition);

/** An automation with what only those may see who may change it: its address and the secrets of its webhooks. */
async function withAddresses(trx: Transaction, { ports, origin }: Omit<Writing, "database">, row: Row) {
  const secrets = await storeSecrets(trx, ports, stored(row), false);
  return automationOf(row, stored(row), { origin, secrets: secrets.ok ? secrets.value : new Map() });
}

async function shown({ database, ports, origin }: Writing, rows: Row[], showsSecrets: boolean): Promise<Automation[]> {
  if (!showsSecrets) return rows.map((row) => automationOf(row, stored(row)));
  return database.inTransaction(async (trx) => {
    const all: Automation[] = [];
    for (const row of rows) all.push(await withAddresses(trx, { ports, origin }, row));
    return all;
  });
}

/** @param showsSecrets whether the reader may change automations. @returns all automations by name. */
export async function listAutomations(writing: Writing, showsSecrets: boolean): Promise<Automation[]> {
  const rows = await present(writing.database.db).orderBy("name").orderBy("id").execute();
  return shown(writing, rows, showsSecrets);
}

/** Reads one automation. */
export async function readAutomation(
  writing: Writing,
  id: string,
  showsSecrets: boolean,
): Promise<Result<Automation, "NOT_FOUND">> {
  const row = await present(writing.database.db).where("id", "=", id).executeTakeFirst();
  const [automation] = row ? await shown(writing, [row], showsSecrets) : [];
  return automation ? ok(automation) : missing();
}

/** Checks a definition, and that this site can carry out its steps. */
function check(ports: Ports, given: unknown, isEnabled: boolean): Result<Definition, "INVALID"> {
  const checked = checkDefinition(given, isEnabled);
  if (!checked.ok || !isEnabled) return checked;
  const unavailable = unavailableSteps(ports);
  for (const { step, path } of walkSteps(checked.value.steps, ["steps"])) {
    if (unavailable.includes(step.type)) {
      return failAt("INVALID", "This site can’t carry out this step", { path: [...path, "type"] });
    }
  }
  return checked;
}

/** @returns when a schedule is next due: as before where it stays on and the same, so that a time due now isn't lost. */
function nextTime({ trigger }: Definition, before: Row | undefined, now: Date): string | null {
  if (trigger.type !== "schedule") return null;
  const was = before?.is_enabled === 1 ? versionOf(before.id, before.version, before.definition).trigger : undefined;
  const kept = JSON.stringify(was) === JSON.stringify(trigger) ? before?.next_at : undefined;
  return kept ?? nextSlot(trigger, now).toISOString();
}

/** The columns that follow from a definition. */
function columnsOf(definition: Definition, before: Row | undefined, now: Date) {
  const { trigger } = definition;
  const token = before?.hook_token ?? randomBytes(24).toString("base64url");
  return {
    trigger_type: trigger.type,
    definition: JSON.stringify(definition),
    deadline_days: deadlineDays(definition),
    hook_token: trigger.type === "webhook" ? token : null,
    next_at: nextTime(definition, before, now),
  };
}

/** @returns the secrets of a definition's webhooks, or INVALID for an address that an enabled one can't send to. */
async function storeSecrets(
  trx: Transaction,
  { secretFor }: Ports,
  { steps }: Definition,
  isEnabled: boolean,
): Promise<Result<Secrets["secrets"], "INVALID">> {
  const secrets = new Map<string, string>();
  if (!secretFor) return ok(secrets);
  for (const { step, path } of walkSteps(steps, ["steps"])) {
    if (step.type !== "webhook" || step.url === "") continue;
    const found = await secretFor(trx, { url: step.url });
    if (found.ok) secrets.set(step.url, found.value.secret);
    else if (isEnabled) return failAt("INVALID", found.error.message, { path: [...path, "url"] });
  }
  return ok(secrets);
}

async function addVersion(trx: Transaction, { id, version, definition }: Row, now: Date): Promise<void> {
  const row = { automation_id: id, version, definition, created_at: now.toISOString() };
  await trx.insertInto("automation_versions").values(row).execute();
}

/**
 * Adds an automation, or returns the one that was added with this id.
 * @returns INVALID with its path, also for the id of a deleted one; LIMIT_REACHED.
 */
export function createAutomation(
  { database, ports, origin }: Writing,
  { id = newId(), name, isEnabled, trigger, steps }: AutomationInput & { id?: string },
): Promise<Result<Automation, "INVALID" | "LIMIT_REACHED">> {
  return doOrRollBack<Automation, "INVALID" | "LIMIT_REACHED">(database, async (trx) => {
    const checked = check(ports, { trigger, steps }, isEnabled);
    if (!checked.ok) return checked;
    await database.lockName(trx, "automations");
    const added = await present(trx).where("id", "=", id).executeTakeFirst();
    if (added) return ok(await withAddresses(trx, { ports, origin }, added));
    const { count } = await present(trx)
      .clearSelect()
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= AUTOMATION_LIMITS.automations) {
      return fail("LIMIT_REACHED", `There are at most ${AUTOMATION_LIMITS.automations} automations`);
    }
    const now = new Date();
    const at = now.toISOString();
    const row: Row = {
      id,
      name,
      is_enabled: Number(isEnabled),
      version: 1,
      ...columnsOf(checked.value, undefined, now),
      created_at: at,
      updated_at: at,
      deleted_at: null,
    };
    const isNew = await trx
      .insertInto("automations")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!isNew) return idTaken();
    await addVersion(trx, row, now);
    const secrets = await storeSecrets(trx, ports, checked.value, isEnabled);
    return secrets.ok ? ok(automationOf(row, checked.value, { origin, secrets: secrets.value })) : secrets;
  });
}

/**
 * Changes an automation. Another trigger or other steps are a new version; executions that have begun keep theirs.
 * @returns NOT_FOUND; INVALID with its path; AUTOMATION_CHANGED where there is a newer version than the one that was read.
 */
export function changeAutomation(
  { database, ports, origin }: Writing,
  id: string,
  change: AutomationChange,
): Promise<Result<Automation, "NOT_FOUND" | "INVALID" | "AUTOMATION_CHANGED">> {
  return doOrRollBack<Automation, "NOT_FOUND" | "INVALID" | "AUTOMATION_CHANGED">(database, async (trx) => {
    await database.lockName(trx, "automations");
    const before = await present(trx).where("id", "=", id).executeTakeFirst();
    if (!before) return missing();
    if (change.version !== undefined && change.version !== before.version) {
      return fail("AUTOMATION_CHANGED", changedMessage("automation"));
    }
    const isEnabled = change.isEnabled ?? before.is_enabled === 1;
    const { trigger, steps } = versionOf(id, before.version, before.definition);
    const given = { trigger: change.trigger ?? trigger, steps: change.steps ?? steps };
    const checked = check(ports, given, isEnabled);
    if (!checked.ok) return checked;
    const now = new Date();
    const columns = columnsOf(checked.value, before, now);
    const isNew = columns.definition !== before.definition;
    const row: Row = {
      ...before,
      ...columns,
      name: change.name ?? before.name,
      is_enabled: Number(isEnabled),
      version: before.version + Number(isNew),
      updated_at: now.toISOString(),
    };
    await trx.updateTable("automations").set(row).where("id", "=", id).execute();
    if (isNew) await addVersion(trx, row, now);
    const secrets = await storeSecrets(trx, ports, checked.value, isEnabled);
    return secrets.ok ? ok(automationOf(row, checked.value, { origin, secrets: secrets.value })) : secrets;
  });
}

/** Deletes an automation and cancels its executions, which stay readable as long as others. @returns NOT_FOUND. */
export async function deleteAutomation(
  database: Database,
  id: string,
): Promise<Result<Record<string, never>, "NOT_FOUND">> {
  const now = new Date();
  const deleted = await doOrRollBack<Record<string, never>, "NOT_FOUND">(database, async (trx) => {
    // A change that has read it would store it as it was.
    await database.lockName(trx, "automations");
    const found = await trx
      .updateTable("automations")
      .set({ deleted_at: now.toISOString(), is_enabled: 0, hook_token: null, next_at: null })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!found) return missing();
    return ok({});
  });
  if (deleted.ok) await cancelAll(database, id, now);
  return deleted;
}
