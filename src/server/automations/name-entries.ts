import type { Ports } from "#automations/server";
import type { Executor } from "#db";
import { readEntryNames } from "#inbox/server";

async function pageTitles(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const pages = await db.selectFrom("pages").select(["id", "title"]).where("id", "in", ids).execute();
  return new Map(pages.map(({ id, title }) => [id, title] as const));
}

/** Names people by what they entered in a form, and pages by their titles. Rows and events have no name here. */
export const nameEntries: NonNullable<Ports["nameEntries"]> = async (db, entries) => {
  const idsOf = (isPage: boolean) => entries.flatMap(({ type, id }) => ((type === "page") === isPage ? [id] : []));
  return new Map([...(await readEntryNames(db, idsOf(false))), ...(await pageTitles(db, idsOf(true)))]);
};
