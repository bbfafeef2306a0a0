import type { Database, Schema, Transaction } from "#db";
import { versionOf } from "../known-definitions.server.ts";
import { periodValues } from "../period.server.ts";
import type { Ports } from "../ports.ts";
import { nextSlot, slotBefore } from "../schedule.ts";
import { executionRow, insertExecutions } from "../trigger.server.ts";

type Row = Schema["automations"];

async function startSlot(trx: Transaction, ports: Ports, row: Row, slot: string, now: Date): Promise<void> {
  const { trigger } = versionOf(row.id, row.version, row.definition);
  if (trigger.type !== "schedule") return;
  const since = slotBefore(trigger, new Date(slot)).toISOString();
  const data = await periodValues(trx, ports, since, slot);
  await insertExecutions(trx, [executionRow(row, { data, key: slot }, now)]);
  await trx
    .updateTable("automations")
    .set({ next_at: nextSlot(trigger, now).toISOString() })
    .where("id", "=", row.id)
    .execute();
}

/**
 * Starts the automations whose schedule is due: each once, however many processes poll, and once for all the times that
 * were missed while no process ran.
 */
export async function startSchedules(
  { db, inTransaction, takeRows }: Database,
  ports: Ports,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const due = db
    .selectFrom("automations")
    .selectAll()
    .where("trigger_type", "=", "schedule")
    .where("is_enabled", "=", 1)
    .where("next_at", "<=", at);
  if (!(await due.executeTakeFirst())) return;
  await inTransaction(async (trx) => {
    const rows = trx
      .selectFrom("automations")
      .selectAll()
      .where("trigger_type", "=", "schedule")
      .where("is_enabled", "=", 1)
      .where("next_at", "<=", at);
    for (const row of await takeRows(rows).execute()) {
      if (row.next_at !== null) await startSlot(trx, ports, row, row.next_at, now);
    }
  });
}
