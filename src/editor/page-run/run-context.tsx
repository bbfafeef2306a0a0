import { createContext, useContext, useSyncExternalStore } from "react";
import type { RunController } from "./run-controller.ts";
import type { Run, RunBlock } from "./run-state.ts";

const Context = createContext<RunController | undefined>(undefined);
export const RunControllerProvider = Context.Provider;

/** @returns the controller of the surrounding page run. */
export function useRunController(): RunController {
  const run = useContext(Context);
  if (!run) throw new Error("This component is outside a page run");
  return run;
}

/** Subscribes to the run. @param pick selects a value: the component re-renders only when it changes (Object.is). */
export function useRun<Value>(pick: (run: Run) => Value): Value {
  const { store } = useRunController();
  return useSyncExternalStore(store.subscribe, () => pick(store.get().run));
}

/** Subscribes to one block: the same object until it changes. */
export function useRunBlock(key: string): RunBlock | undefined {
  return useRun(({ blocks }) => blocks.find((one) => one.key === key));
}
