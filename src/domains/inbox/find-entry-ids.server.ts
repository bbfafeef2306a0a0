import { containsText, findNear, type Executor } from "#db";
import { isBefore, readCursor, writeCursor, type TimePosition } from "#forms/server";
import { cleanText, ok, type Result } from "#shared";
import { yieldToRequests } from "#shared/server";
import type { EntryKind, EntryStatus } from "./entry.ts";
import "./tables.ts";

/** Which entries a list has. Status "open" is all but archived ones and spam; "all" is everything. */
export type EntryFilter = {
  status: EntryStatus | "open" | "all";
  kind?: EntryKind;
  form?: string;
  page?: string;
  assignee?: string;
  tag?: string;
  search?: string;
};

/** How many entries one query looks through: a few milliseconds on the embedded database. */
const WINDOW = 2000;

type Column = "assignee_id" | "form" | "status" | "is_open" | "kind";

/** The one condition that is read along its index; the others are checked on what it finds. */
function alongIndex({
  assignee,
  form,
  status,
  kind,
}: EntryFilter): { column: Column; value: string | number } | undefined {
  if (assignee) return { column: "assignee_id", value: assignee };
  if (form) return { column: "form", value: form };
  if (status === "open") return { column: "is_open", value: 1 };
  if (status !== "all") return { column: "status", value: status };
  return kind && { column: "kind", value: kind };
}

/** @returns whether conditions are left that no index answers. */
function hasMore({ assignee, form, status, kind, page, tag }: EntryFilter): boolean {
  const indexed = [assignee, form, status === "all" ? undefined : status, kind].filter(Boolean).length;
  return indexed > 1 || Boolean(page) || Boolean(tag);
}

const KEYS = ["id", "created_at as createdAt"] as const;
/** What conditions are checked on. */
const CHECKED = ["kind", "form", "status", "is_open", "page_path", "assignee_id", "search_text as searchText"] as const;

/** Entries that follow `after`, newest first, along one index. */
function entriesAfter(db: Executor, filter: EntryFilter, after: TimePosition | undefined) {
  const along = alongIndex(filter);
  let query = db.selectFrom("inbox_entries").select(KEYS);
  if (along) query = query.where(along.column, "=", along.value);
  if (after) query = query.where((at) => at(at.refTuple("created_at", "id"), "<", at.tuple(after.createdAt, after.id)));
  return query.orderBy("created_at", "desc").orderBy("id", "desc");
}

const checked = (entries: ReturnType<typeof entriesAfter>) => entries.select(CHECKED);

/** More than there are. */
const ALL = Number.MAX_SAFE_INTEGER;

/**
 * Of some entries, those that meet all conditions. A query that has a limit is carried out before what is around it: else the
 * embedded database may read all that one of the conditions has an index for, such as every open entry.
 */
function matching(db: Executor, filter: EntryFilter, entries: ReturnType<typeof checked>, search: string) {
  const { status, kind, form, page, assignee, tag } = filter;
  let query = db
    .selectFrom(entries.limit(ALL).as("seen"))
    .select(["id", "createdAt"])
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc");
  if (status === "open") query = query.where("is_open", "=", 1);
  else if (status !== "all") query = query.where("status", "=", status);
  if (kind) query = query.where("kind", "=", kind);
  if (form) query = query.where("form", "=", form);
  if (page) query = query.where("page_path", "=", page);
  if (assignee) query = query.where("assignee_id", "=", assignee);
  if (tag) {
    const tagged = db.selectFrom("inbox_tags").select("tag").where("tag", "=", tag);
    query = query.where((at) => at.exists(tagged.whereRef("inbox_tags.entry_id", "=", at.ref("seen.id"))));
  }
  return search ? query.where((at) => containsText(at.ref("searchText"), search)) : query;
}

/**
 * Looks through one window after another and yields in between, so that a rare combination in a long list doesn't block
 * other requests. A window's end is found in the index alone.
 */
async function searchAfter(
  db: Executor,
  filter: EntryFilter,
  start: TimePosition | undefined,
  search: string,
  limit: number,
) {
  const found: TimePosition[] = [];
  let after = start;
  do {
    const entries = entriesAfter(db, filter, after);
    const end = await entries
      .offset(WINDOW - 1)
      .limit(1)
      .executeTakeFirst();
    const window = end
      ? entries.where((at) => at(at.refTuple("created_at", "id"), ">=", at.tuple(end.createdAt, end.id)))
      : entries;
    const matches = matching(db, filter, checked(window), search).limit(limit - found.length);
    found.push(...(await matches.execute()));
    after = end;
    await yieldToRequests();
  } while (after && found.length < limit);
  return found;
}

async function findKeys(db: Executor, filter: EntryFilter, after: TimePosition | undefined, limit: number) {
  const search = cleanText(filter.search ?? "").trim();
  if (!search && !hasMore(filter)) return entriesAfter(db, filter, after).limit(limit).execute();
  const near = search ? await findNear(db, "inbox_entries", search) : undefined;
  if (!near) return searchAfter(db, filter, after, search, limit);
  if (near.length === 0) return [];
  const entries = checked(db.selectFrom("inbox_entries").select(KEYS).where("id", "in", near));
  const matches = await matching(db, filter, entries, search).execute();
  return matches.filter((one) => !after || isBefore(one, after)).slice(0, limit);
}

/** The ids of one page of the inbox, newest first. */
export type EntryPage = { ids: string[]; nextCursor?: string };

/** Finds one page of the inbox. @returns INVALID for a malformed cursor. */
export async function findEntryIds(
  db: Executor,
  filter: EntryFilter,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Result<EntryPage, "INVALID">> {
  const after = readCursor(cursor);
  if (!after.ok) return after;
  const keys = await findKeys(db, filter, after.value, limit + 1);
  const shown = keys.slice(0, limit);
  const last = shown.at(-1);
  const ids = shown.map(({ id }) => id);
  return ok(keys.length > limit && last ? { ids, nextCursor: writeCursor(last) } : { ids });
}
