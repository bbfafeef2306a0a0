import { DELETED_ACCOUNT, userNames } from "#accounts/server";
import type { Executor } from "#db";
import { fail, ok, type Result } from "#shared";
import { consentVersion } from "./add-entries.server.ts";
import type { Entry, EntryFact, ListedEntry } from "./contract.ts";
import { ENTRY_KINDS } from "./entry.ts";
import { readEvents } from "./events.server.ts";
import type { EntrySources } from "./ports.ts";
import "./tables.ts";

const LISTED = [
  "id",
  "created_at as createdAt",
  "kind",
  "form",
  "name",
  "email",
  "summary",
  "page_path as pagePath",
  "status",
] as const;

const WHOLE = [
  "anchor",
  "version_id as versionId",
  "query",
  "referrer",
  "source",
  "locale",
  "consent_text",
  "held_at",
  "email_key",
] as const;

async function readTags(db: Executor, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom("inbox_tags").selectAll().where("entry_id", "in", ids).orderBy("tag").execute();
  const byEntry = Map.groupBy(rows, ({ entry_id: id }) => id);
  return new Map([...byEntry].map(([id, all]) => [id, all.map(({ tag }) => tag)]));
}

/** Reads entries as lists show them, newest first. */
export async function readListed(db: Executor, ids: readonly string[]): Promise<ListedEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("inbox_entries")
    .select([...LISTED, "assignee_id"])
    .where("id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const names = await userNames(db, [...new Set(rows.flatMap(({ assignee_id: id }) => id ?? []))]);
  const tags = await readTags(db, ids);
  return rows.map(({ assignee_id: assignee, ...row }) =>
    Object.assign(row, {
      assignee: assignee === null ? null : { id: assignee, name: names.get(assignee) ?? DELETED_ACCOUNT },
      tags: tags.get(row.id) ?? [],
    }),
  );
}

/** Reads the answers of entries of any kinds. */
export async function readFacts(
  db: Executor,
  sources: EntrySources,
  entries: readonly Pick<ListedEntry, "id" | "kind">[],
): Promise<ReadonlyMap<string, readonly EntryFact[]>> {
  const all = new Map<string, readonly EntryFact[]>();
  for (const kind of ENTRY_KINDS) {
    const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const [id, facts] of await sources[kind].readFacts(db, ids)) all.set(id, facts);
  }
  return all;
}

/** Reads everything about one entry. */
export async function readEntry(db: Executor, sources: EntrySources, id: string): Promise<Result<Entry, "NOT_FOUND">> {
  const [listed] = await readListed(db, [id]);
  const row = await db.selectFrom("inbox_entries").select(WHOLE).where("id", "=", id).executeTakeFirst();
  if (!listed || !row) return fail("NOT_FOUND", "Entry not found");
  const { consent_text: text, held_at: heldAt, email_key: email, ...origin } = row;
  const facts = await readFacts(db, sources, [listed]);
  const others = email ? await countOthers(db, email, id) : 0;
  return ok({
    ...listed,
    ...origin,
    facts: [...(facts.get(id) ?? [])],
    consent: text ? { text, version: consentVersion(text), at: listed.createdAt } : null,
    isHeld: heldAt !== null,
    events: (await readEvents(db, [id])).get(id) ?? [],
    others,
  });
}

async function countOthers(db: Executor, email: string, id: string): Promise<number> {
  const row = await db
    .selectFrom("inbox_entries")
    .where("email_key", "=", email)
    .where("id", "!=", id)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
