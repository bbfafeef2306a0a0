import { useState } from "react";

type History<State> = { past: State[]; future: State[]; mark: string | undefined };

/** How many changes can be undone. */
const MOST = 100;

/**
 * Undo and redo of a value that someone else holds.
 * @param set takes the value that undo or redo goes to.
 */
export function useHistory<State>(present: State, set: (state: State) => void) {
  const [history, setHistory] = useState<History<State>>({ past: [], future: [], mark: undefined });
  const { past, future, mark } = history;
  const [before] = past.slice(-1);
  const [after] = future.slice(-1);
  return {
    canUndo: before !== undefined,
    canRedo: after !== undefined,
    /** Notes that the value is changed. @param what changes that follow each other with the same name are one. */
    note: (what?: string) => {
      const isSame = what !== undefined && what === mark;
      setHistory({ past: isSame ? past : [...past, present].slice(-MOST), future: [], mark: what });
    },
    undo: () => {
      if (before === undefined) return;
      setHistory({ past: past.slice(0, -1), future: [...future, present], mark: undefined });
      set(before);
    },
    redo: () => {
      if (after === undefined) return;
      setHistory({ past: [...past, present], future: future.slice(0, -1), mark: undefined });
      set(after);
    },
  };
}
