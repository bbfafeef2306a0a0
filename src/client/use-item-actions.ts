import { useRef, useState } from "react";

/**
 * Runs what is done to the items of a list: while one is at work, another press on it does nothing.
 * @returns `isBusy`: whether something is being done to an item.
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
