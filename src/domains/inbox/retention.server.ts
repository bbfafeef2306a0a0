import type { Database, Executor } from "#db";
import type { Retention } from "./person-contract.ts";
import { deleteEntries } from "./delete-entries.server.ts";
import { FORM_NAMES } from "./entry.ts";
import { listForms } from "./inbox-numbers.server.ts";
import type { EntrySources } from "./ports.ts";
import "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * @returns how long entries of each form are kept. Sign-ups for the newsletter are left out: they stay, unless nobody
 * confirms them (`sweepUnconfirmed`).
 */
export async function readRetention(db: Executor): Promise<Retention[]> {
  const rules = await db.selectFrom("inbox_retention").selectAll().execute();
  const days = new Map(rules.map((rule) => [rule.form, rule.days]));
  const forms = new Set([...(await listForms(db)), ...days.keys()]);
  forms.delete(FORM_NAMES.subscriber);
  return [...forms].toSorted().map((form) => ({ form, days: days.get(form) ?? null }));
}

/** Sets how long entries of a form are kept. */
export async function changeRetention({ db }: Database, { form, days }: Retention): Promise<void> {
  if (days === null) {
    await db.deleteFrom("inbox_retention").where("form", "=", form).execute();
    return;
  }
  await db
    .insertInto("inbox_retention")
    .values({ form, days })
    .onConflict((conflict) => conflict.column("form").doUpdateSet({ days }))
    .execute();
}

/** Deletes entries that are older than their form's rule allows. @returns how many. */
export async function sweepEntries(database: Database, sources: EntrySources, now = Date.now()): Promise<number> {
  const rules = await database.db.selectFrom("inbox_retention").selectAll().execute();
  let count = 0;
  for (const { form, days } of rules) {
    const before = new Date(now - days * DAY_MS).toISOString();
    count += await deleteEntries(database, sources, (trx, limit) =>
      trx
        .selectFrom("inbox_entries")
        .select(["id", "kind"])
        .where("form", "=", form)
        .where("kind", "!=", "subscriber")
        .where("created_at", "<", before)
        .orderBy("created_at")
        .limit(limit)
        .execute(),
    );
  }
  return count;
}
