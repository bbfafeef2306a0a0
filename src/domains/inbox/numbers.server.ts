import type { Executor } from "#db";
import { yieldToRequests } from "#shared/server";
import type { InboxNumbers } from "./numbers-contract.ts";
import type { EntryKind } from "./entry.ts";
import "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The most pages and sources that are named. */
const MAX_NAMED = 20;

type Group = { kind: EntryKind; page: string; source: string; count: number };

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What arrived on a day, but for spam. */
async function readDay(db: Executor, day: string, next: string): Promise<Group[]> {
  const rows = await db
    .selectFrom("inbox_entries")
    .select(({ fn }) => ["kind", "page_path as page", "source", fn.countAll().as("count")])
    .where("created_at", ">=", `${day}T00:00:00.000Z`)
    .where("created_at", "<", `${next}T00:00:00.000Z`)
    .where("status", "!=", "spam")
    .groupBy(["kind", "page_path", "source"])
    .execute();
  return rows.map(({ kind, page, source, count }) => ({ kind, page, source, count: Number(count) }));
}

/** Adds how often each page was shown on a day. */
async function addViews(db: Executor, day: string, views: Map<string, number>): Promise<void> {
  const rows = await db.selectFrom("page_views").select(["path", "views"]).where("day", "=", day).execute();
  for (const row of rows) views.set(row.path, (views.get(row.path) ?? 0) + row.views);
}

function sumBy(groups: readonly Group[], name: (group: Group) => string): { name: string; entries: number }[] {
  const sums = new Map<string, number>();
  for (const group of groups) sums.set(name(group), (sums.get(name(group)) ?? 0) + group.count);
  return [...sums]
    .map(([one, entries]) => ({ name: one, entries }))
    .toSorted((a, b) => b.entries - a.entries || (a.name < b.name ? -1 : 1));
}

/** The pages that brought most, and then those that were shown most and brought nothing. */
function pagesOf(groups: readonly Group[], views: ReadonlyMap<string, number>): InboxNumbers["pages"] {
  const sums = new Map(sumBy(groups, ({ page }) => page).map(({ name, entries }) => [name, entries]));
  return [...new Set([...sums.keys(), ...views.keys()])]
    .map((name) => ({ name, entries: sums.get(name) ?? 0, views: views.get(name) ?? 0 }))
    .toSorted((a, b) => b.entries - a.entries || b.views - a.views || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_NAMED);
}

const sumOf = (groups: readonly Group[], kind: EntryKind): number =>
  groups.filter((group) => group.kind === kind).reduce((sum, { count }) => sum + count, 0);

/**
 * Counts what arrived in the last days, day by day: two queries each, and others have their turn in between.
 * @param span how many days, today included.
 */
export async function readNumbers(db: Executor, span: number): Promise<InboxNumbers> {
  const now = Date.now();
  const days: InboxNumbers["days"] = [];
  const all: Group[] = [];
  const views = new Map<string, number>();
  for (let left = span - 1; left >= 0; left -= 1) {
    const time = now - left * DAY_MS;
    const groups = await readDay(db, dayOf(time), dayOf(time + DAY_MS));
    const counts = {
      lead: sumOf(groups, "lead"),
      submission: sumOf(groups, "submission"),
      subscriber: sumOf(groups, "subscriber"),
    };
    days.push({ day: dayOf(time), ...counts });
    all.push(...groups);
    await addViews(db, dayOf(time), views);
    await yieldToRequests();
  }
  const [from, to] = [dayOf(now - (span - 1) * DAY_MS), dayOf(now)];
  const sources = sumBy(all, ({ source }) => source).slice(0, MAX_NAMED);
  return { from, to, days, pages: pagesOf(all, views), sources };
}
