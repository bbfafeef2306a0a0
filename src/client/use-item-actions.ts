import { useRef, useState } from "react";

/**
 * Runs actions on the items of a list, one at a time for each item: while one is running, another on the same item is
 * ignored.
 * @returns `run`; `isBusy`: whether an action on an item is running.
 */
export function useItemActions() {
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  async function run(id: string, action: () => Promise<unknown>): Promise<void> {
    if (running.current.has(id)) return;
    setBusy(new Set(running.current.add(id)));
    try {
      await action();
    } finally {
      running.current.delete(id);
      setBusy(new Set(running.current));
    }
  }
  return { run, isBusy: (id: string) => busy.has(id) };
}
