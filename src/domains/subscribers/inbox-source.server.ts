import { forgetEntries } from "#automations/server";
import type { EntrySource } from "#inbox/server";
import { announceSubscribers } from "./announce.server.ts";
import "./tables.ts";

/** Makes sign-ups a kind of entries. */
export const subscriberSource: EntrySource = {
  readFacts: async (db, ids) => {
    const rows = await db.selectFrom("subscribers").select(["id", "source"]).where("id", "in", ids).execute();
    return new Map(rows.map(({ id, source }) => [id, source ? [{ label: "Form", text: source }] : []]));
  },
  release: async (trx, id) => {
    const held = await trx.selectFrom("subscribers").select("email_key").where("id", "=", id).executeTakeFirst();
    const real = trx.selectFrom("subscribers").select("id").where("suspicious_at", "is", null);
    const known = held && (await real.where("email_key", "=", held.email_key).executeTakeFirst());
    // An address is subscribed once: where it is already, this sign-up changes nothing.
    if (known) return;
    const released = await trx
      .updateTable("subscribers")
      .set({ suspicious_at: null })
      .where("id", "=", id)
      .returning(["id", "confirmed_at"])
      .execute();
    // One that has to confirm starts automations when they do.
    await announceSubscribers(
      trx,
      released.filter((row) => row.confirmed_at !== null),
      new Date(),
    );
  },
  erase: async (trx, ids) => {
    await forgetEntries(trx, ids);
    await trx.deleteFrom("subscribers").where("id", "in", ids).execute();
  },
};
