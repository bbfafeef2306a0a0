import { useState } from "react";
import { useKeptValues } from "./kept.ts";

/** A value of a dialog that outlives it. */
export type Kept<Value> = {
  value: Value;
  /** Whether something was entered that hasn't been used. */
  isKept: boolean;
  change: (value: Value) => void;
  /** @returns the value as it is by now, whichever render or closed dialog asks. */
  present: () => Value;
  /** Drops the kept value because it was used or discarded; the value is the initial one again. */
  drop: () => void;
};

/**
 * Keeps an entered value until it is used or discarded.
 * @param read parses the kept value, which may be anything; for undefined it gives the initial value.
 */
export function useKept<Value>(name: string, read: (kept: unknown) => Value): Kept<Value> {
  const values = useKeptValues();
  const [state, setState] = useState(() => {
    const kept = values.read(name);
    return { value: read(kept), isKept: kept !== undefined };
  });
  return {
    ...state,
    present: () => read(values.read(name)),
    change: (value) => {
      values.write(name, value);
      setState({ value, isKept: true });
    },
    drop: () => {
      values.drop(name);
      setState({ value: read(undefined), isKept: false });
    },
  };
}

/** Keeps a text. @param first the field's initial value. */
export function useKeptText(name: string, first: () => string = () => ""): Kept<string> {
  return useKept(name, (kept) => (typeof kept === "string" ? kept : first()));
}
