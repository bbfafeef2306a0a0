import { containsText, type Executor } from "#db";
import type { PersonSource } from "#inbox/server";
import "./tables.ts";

/** The search text contains the address in whatever case it was entered. */
async function ordersOf(db: Executor, emailKey: string) {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "created_at as createdAt", "terms", "name", "email", "organisation", "message", "coupon", "locale"])
    .where((at) => containsText(at.ref("search_text"), emailKey))
    .orderBy("id")
    .execute();
  return rows.filter(({ email }) => email.toLowerCase() === emailKey);
}

/** The orders of plans that a person sent: part of what can be exported and erased. */
export const orderSource: PersonSource = {
  name: "Orders of plans",
  count: async (db, emailKey) => (await ordersOf(db, emailKey)).length,
  read: ordersOf,
  erase: async (trx, emailKey) => {
    const ids = (await ordersOf(trx, emailKey)).map(({ id }) => id);
    if (ids.length > 0) await trx.deleteFrom("orders").where("id", "in", ids).execute();
  },
};
