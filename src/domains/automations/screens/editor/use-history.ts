import { useState } from "react";

type History<State> = { past: State[]; future: State[]; mark: string | undefined; of: string | undefined };

/** How many changes can be undone. */
const MOST = 100;

/**
 * Undo and redo of a value that someone else holds.
 * @param set takes the value that undo or redo goes to.
 * @param of names the stored state that the value was made of. With another one, which someone else has saved, the history
 * starts over: undo would revert their changes too.
 */
export function useHistory<State>(present: State, set: (state: State) => void, of: string | undefined) {
  const begun: History<State> = { past: [], future: [], mark: undefined, of };
  const [history, setHistory] = useState(begun);
  const { past, future, mark } = history.of === of ? history : begun;
  const [before] = past.slice(-1);
  const [after] = future.slice(-1);
  return {
    canUndo: before !== undefined,
    canRedo: after !== undefined,
    /** Notes that the value is changed. @param what changes that follow each other with the same name are one. */
    note: (what?: string) => {
      const isSame = what !== undefined && what === mark;
      setHistory({ past: isSame ? past : [...past, present].slice(-MOST), future: [], mark: what, of });
    },
    /** Goes on after one's own save. @param saved names the state that is stored now. */
    keep: (saved: string) => setHistory((latest) => ({ ...(latest.of === of ? latest : begun), of: saved })),
    undo: () => {
      if (before === undefined) return;
      setHistory({ past: past.slice(0, -1), future: [...future, present], mark: undefined, of });
      set(before);
    },
    redo: () => {
      if (after === undefined) return;
      setHistory({ past: [...past, present], future: future.slice(0, -1), mark: undefined, of });
      set(after);
    },
  };
}
