import { forgetEntries } from "#automations/server";
import type { Transaction } from "#db";
import type { EntrySource } from "#inbox/server";
import { announceSubscribers } from "./announce.server.ts";
import "./tables.ts";

/** Takes the mark of spam from a sign-up. @returns it, unless its address is on the list already by another one. */
async function clearMark(trx: Transaction, id: string) {
  const marked = await trx.selectFrom("subscribers").select("email_key").where("id", "=", id).executeTakeFirst();
  const real = trx.selectFrom("subscribers").select("id").where("suspicious_at", "is", null);
  const known = marked && (await real.where("email_key", "=", marked.email_key).executeTakeFirst());
  // An address is subscribed once.
  if (known) return [];
  const cleared = trx.updateTable("subscribers").set({ suspicious_at: null }).where("id", "=", id);
  return cleared.returning(["id", "confirmed_at"]).execute();
}

/** Makes sign-ups a kind of entries. */
export const subscriberSource: EntrySource = {
  readFacts: async (db, ids) => {
    const rows = await db.selectFrom("subscribers").select(["id", "source"]).where("id", "in", ids).execute();
    return new Map(rows.map(({ id, source }) => [id, source ? [{ label: "Form", text: source }] : []]));
  },
  release: async (trx, id) => {
    const released = await clearMark(trx, id);
    // One that has to confirm starts automations when they do.
    await announceSubscribers(
      trx,
      released.filter((row) => row.confirmed_at !== null),
      new Date(),
    );
  },
  markSpam: async (trx, id, isSpam) => {
    const at = new Date().toISOString();
    if (isSpam) await trx.updateTable("subscribers").set({ suspicious_at: at }).where("id", "=", id).execute();
    else await clearMark(trx, id);
  },
  erase: async (trx, ids) => {
    await forgetEntries(trx, ids);
    await trx.deleteFrom("subscribers").where("id", "in", ids).execute();
  },
};
