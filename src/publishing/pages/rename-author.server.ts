import { stepThrough, type Database } from "#db";
import { yieldToRequests } from "#shared/server";
import "../tables.ts";

/** Pages that one step goes through: versions are large. */
const WINDOW = 20;

const HISTORY = ["page_versions", "page_batches", "page_previews", "page_schedules"] as const;

/** Replaces the name of who made something in the history of all pages. */
export async function renameAuthorOfPages({ db }: Database, from: string, to: string): Promise<void> {
  await stepThrough(async (after) => {
    const pages = await db
      .selectFrom("pages")
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(WINDOW)
      .execute();
    const ids = pages.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return undefined;
    await db
      .updateTable("pages")
      .set({ updated_by: to })
      .where("id", "in", ids)
      .where("updated_by", "=", from)
      .execute();
    for (const table of HISTORY) {
      await db.updateTable(table).set({ author: to }).where("page_id", "in", ids).where("author", "=", from).execute();
      await yieldToRequests();
    }
    return last;
  });
}
