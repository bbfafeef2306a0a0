import { useState } from "react";
import { useKeptValues } from "./kept.ts";

/** A value of a dialog that outlives it. */
export type Kept<Value> = {
  value: Value;
  /** Whether something was entered that hasn't been used. */
  isKept: boolean;
  change: (value: Value) => void;
  /** Drops what is kept: it was used, or its author threw it away. The value is the first one again. */
  drop: () => void;
};

/**
 * Keeps what is entered until it is used or thrown away.
 * @param read makes the value of what was kept, which may be anything; of undefined the first value.
 */
export function useKept<Value>(name: string, read: (kept: unknown) => Value): Kept<Value> {
  const values = useKeptValues();
  const [state, setState] = useState(() => {
    const kept = values.read(name);
    return { value: read(kept), isKept: kept !== undefined };
  });
  return {
    ...state,
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

/** Keeps a text. @param first what the field begins with. */
export function useKeptText(name: string, first: () => string = () => ""): Kept<string> {
  return useKept(name, (kept) => (typeof kept === "string" ? kept : first()));
}
