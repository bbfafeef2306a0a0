import { createContext, useContext, useSyncExternalStore } from "react";
import type { RunController } from "./run-controller.ts";
import type { Run, RunBlock } from "./run-state.ts";

const Context = createContext<RunController | undefined>(undefined);
export const RunControllerProvider = Context.Provider;

/** @returns the writing of a page that this part belongs to. */
export function useRunController(): RunController {
  const run = useContext(Context);
  if (!run) throw new Error("This part stands outside of a run");
  return run;
}

/** Follows the run. @param pick the part is drawn anew only when this changes (Object.is). */
export function useRun<Value>(pick: (run: Run) => Value): Value {
  const { store } = useRunController();
  return useSyncExternalStore(store.subscribe, () => pick(store.get().run));
}

/** Follows one block: the same object until something of it changes. */
export function useRunBlock(key: string): RunBlock | undefined {
  return useRun(({ blocks }) => blocks.find((one) => one.key === key));
}
