import type { Database } from "#db";
import { splitLocale } from "#shared";
import { repeatUntilStopped } from "#shared/server";
import "./tables.ts";

/** How often counts are stored. */
const FLUSH_MS = 10_000;
/** The most addresses that a process counts in a day, as those of a page with parameters can be made up; further ones are left out. */
const MAX_PATHS = 20_000;
/** The longest path that is counted, in characters. */
const MAX_PATH = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long views are kept, in days. */
const KEPT_DAYS = 400;

/** Programs that say what they are, and pages that are fetched before anybody opens them. */
const MACHINE = /bot|crawl|spider|preview|monitor|headless|curl|wget|python|java\/|go-http/i;

/** Counts how often pages are shown: by day and path, and nothing about who saw them. */
export type PageViews = {
  /** Counts a page that is being sent. Costs an entry of a map. */
  count: (pathname: string, headers: { userAgent?: string; purpose?: string }) => void;
  /** Stores what was counted since the last time; what can't be stored is kept for the next one. */
  flush: () => Promise<void>;
};

/** Adds to what other processes counted, in a fixed order, so that two transactions can't deadlock. */
async function store(database: Database, counts: ReadonlyMap<string, number>, day: string): Promise<void> {
  const byPath = new Map<string, number>();
  for (const [pathname, views] of counts) {
    const path = splitLocale(pathname).path.slice(0, MAX_PATH).toWellFormed();
    byPath.set(path, (byPath.get(path) ?? 0) + views);
  }
  const rows = [...byPath]
    .map(([path, views]) => ({ day, path, views }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  await database.inDeferredSyncTransaction(async (trx) => {
    for (const row of rows)
      await trx
        .insertInto("page_views")
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(["day", "path"]).doUpdateSet((at) => ({ views: at("page_views.views", "+", row.views) })),
        )
        .execute();
  });
}

const today = () => new Date().toISOString().slice(0, 10);

/** Makes the counter of a process. What it has not stored when the process dies is lost: at most ten seconds. */
export function countPageViews(database: Database, maxPaths = MAX_PATHS): PageViews {
  let counts = new Map<string, number>();
  let known = { day: today(), paths: new Set<string>() };
  return {
    count: (pathname, { userAgent = "", purpose = "" }) => {
      if (purpose.includes("prefetch") || MACHINE.test(userAgent)) return;
      if (known.paths.size >= maxPaths && !known.paths.has(pathname)) return;
      known.paths.add(pathname);
      counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    },
    flush: async () => {
      const day = today();
      if (known.day !== day) known = { day, paths: new Set(counts.keys()) };
      if (counts.size === 0) return;
      const taken = counts;
      counts = new Map();
      try {
        await store(database, taken, day);
      } catch (error) {
        for (const [path, views] of taken) counts.set(path, (counts.get(path) ?? 0) + views);
        throw error;
      }
    },
  };
}

/** Deletes counts older than `KEPT_DAYS`. */
export async function sweepPageViews({ db }: Database): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  await db.deleteFrom("page_views").where("day", "<", before).execute();
}

/** Stores counts until it is stopped. @returns a function that stops it and stores the last ones. */
export function startCountingViews(views: PageViews, onFailure: (error: unknown) => void): () => Promise<void> {
  const work = async (): Promise<boolean> => {
    await views.flush().catch(onFailure);
    return false;
  };
  const stop = repeatUntilStopped(work, FLUSH_MS);
  return async () => {
    await stop();
    await work();
  };
}
