import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageSummary } from "#publishing";
import { PAGES } from "../../pages/page.ts";

/** How long after its time a page is usually published, with time to spare. */
const LATE_MS = 3000;
/** The longest pause between two reloads for a page that is late. */
const MAX_PAUSE_MS = 60_000;
/** The longest wait of a browser's timer. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** Reloads a list when its next scheduled page is due, and ever less often until it has been published. */
export function useReloadWhenDue(rows: readonly PageSummary[] | undefined): void {
  const client = useQueryClient();
  const times = rows?.flatMap(({ scheduledAt }) => (scheduledAt === undefined ? [] : [Date.parse(scheduledAt)])) ?? [];
  const next = times.length > 0 ? Math.min(...times) : undefined;
  useEffect(() => {
    if (next === undefined) return undefined;
    const wait = Math.max(0, next - Date.now()) + LATE_MS;
    if (wait > MAX_WAIT_MS) return undefined;
    let pause = LATE_MS;
    const reload = () => {
      void client.invalidateQueries({ queryKey: [PAGES] });
      timer = setTimeout(reload, pause);
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
    };
    let timer = setTimeout(reload, wait);
    return () => clearTimeout(timer);
  }, [client, next]);
}
