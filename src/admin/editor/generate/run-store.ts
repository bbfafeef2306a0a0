import type { RunStore } from "#editor";
import { parseJson } from "#shared";

/** Keeps a user's run of a page with the tab; where the browser keeps nothing, a reload loses it. */
export function makeRunStore(pageId: string, userId: string): RunStore {
  const key = `blockwright-run-${userId}-${pageId}`;
  return {
    read: () => {
      const kept = parseJson(sessionStorage.getItem(key) ?? "null");
      return kept.ok ? (kept.value ?? undefined) : undefined;
    },
    write: (run) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(run));
      } catch {
        sessionStorage.removeItem(key);
      }
    },
    clear: () => sessionStorage.removeItem(key),
  };
}
