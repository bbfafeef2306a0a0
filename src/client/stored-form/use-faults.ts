import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusInvalid } from "#ui/kit";

/** What is wrong with fields, by their names: the path in the request's body, with dots. */
export type Faults = Readonly<Record<string, string>>;

export const NO_FAULTS: Faults = {};

/**
 * What is wrong with a form.
 * @returns `element`: the form; `show`: shows faults at their fields and focuses the first one, or else `otherwise` as the
 * form's `error`, which also has the faults that no field shows.
 */
export function useFaults() {
  const element = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [error, setError] = useState<string>();

  function show(found: Faults, otherwise?: string): void {
    // A collapsed part has its fields only once a fault has opened it.
    flushSync(() => setFaults(found));
    const isAtField = Object.keys(found).length === 0 || focusInvalid(element.current);
    setError(isAtField ? otherwise : Object.values(found).join(" "));
  }

  return { element, faults, error, show };
}
