import { containsText, type Executor } from "#db";
import type { PersonSource } from "#inbox/server";
import { removeOrder } from "./orders.server.ts";
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
  count: async ({ db }, emailKey) => (await ordersOf(db, emailKey)).length,
  read: ({ db }, emailKey) => ordersOf(db, emailKey),
  erase: ({ inTransaction }, emailKey) =>
    inTransaction(async (trx) => {
      for (const { id } of await ordersOf(trx, emailKey)) await removeOrder(trx, id);
    }),
};
