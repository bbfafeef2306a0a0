import { useState } from "react";

/** @returns the object of an earlier drawing as long as everything in it is the same, so that nobody is drawn anew. */
export function useSame<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value);
  const isSame = Object.entries(value).every(([name, one]) => Object.is(kept[name as keyof Value], one));
  if (isSame) return kept;
  setKept(value);
  return value;
}
