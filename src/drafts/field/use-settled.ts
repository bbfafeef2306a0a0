import { useEffect, useState } from "react";

/** While somebody types, a fault is told only after a pause. */
const PAUSE_MS = 500;

/** @returns a fault once it has stood for a while; no fault at once. */
export function useSettled(fault: string | undefined): string | undefined {
  const [settled, setSettled] = useState(fault);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(fault), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fault]);
  return fault === undefined ? undefined : settled;
}
