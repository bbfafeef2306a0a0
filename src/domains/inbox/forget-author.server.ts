import { stepThrough, type Database } from "#db";
import "./tables.ts";

/** Events that one step goes through. */
const WINDOW = 1000;

/**
 * Removes the address of someone who worked in the inbox from their replies, and replaces their name in its history,
 * unless no name is given.
 */
export async function forgetAuthor(
  { db }: Database,
  { email, name }: { email: string; name?: string },
  to: string,
): Promise<void> {
  await stepThrough(async (after) => {
    const window = await db
      .selectFrom("inbox_events")
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(WINDOW)
      .execute();
    const last = window.at(-1)?.id;
    if (last === undefined) return undefined;
    const events = db.updateTable("inbox_events").where("id", ">", after).where("id", "<=", last);
    await events.set({ reply_to: "" }).where("reply_to", "=", email).execute();
    if (name !== undefined) {
      await events.set({ author: to }).where("author", "=", name).execute();
      await events.set({ text: to }).where("type", "=", "assignee").where("text", "=", name).execute();
    }
    return last;
  });
}
