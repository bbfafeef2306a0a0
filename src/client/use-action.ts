import { useState } from "react";
import { toast } from "#ui/kit";
import { messageOf } from "./api.ts";
import { useIsShown } from "./use-is-shown.ts";

/**
 * Runs what a button does, once at a time.
 * @param onDone gets what `action` returned, and closes a dialog or goes elsewhere; only while the component is shown.
 * @returns whether it runs, and why it failed; a toast says that once the component is gone.
 */
export function useAction<Done = void>(action: () => Promise<Done>, onDone?: (done: Done) => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isShown = useIsShown();
  const run = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const done = await action();
      if (isShown()) onDone?.(done);
    } catch (failure) {
      if (isShown()) setError(messageOf(failure));
      else toast.error(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run: () => void run() };
}
