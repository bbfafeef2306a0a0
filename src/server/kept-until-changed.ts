import type { Database } from "#db";

type Options = {
  /** Whether a change of the page with this path matters; every one does by default. */
  concerns?: (path: string) => boolean;
  /** For how many milliseconds it may be stale when a notification was lost; for ever by default. */
  maxAge?: number;
};

/** Something read from the database that is kept. `read` rejects as the reading does, and then reads again. */
export type Kept<Value> = { read: () => Promise<Value> };

/** Keeps what was read until a page changes in any process. */
export function keepUntilChanged<Value>(
  database: Database,
  read: () => Promise<Value>,
  { concerns = () => true, maxAge = Infinity }: Options = {},
): Kept<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  const forget = () => void (kept = undefined);
  database.listen("page_changed", (path) => (concerns(path) ? forget() : undefined), forget);
  return {
    read: () => {
      if (kept && Date.now() < kept.until) return kept.value;
      const own = { value: read(), until: Date.now() + maxAge };
      kept = own;
      own.value.catch(() => {
        if (kept === own) forget();
      });
      return own.value;
    },
  };
}
