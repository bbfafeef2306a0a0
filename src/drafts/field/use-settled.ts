import { useEffect, useState } from "react";

/** During typing a fault is shown only after a pause. */
const PAUSE_MS = 500;

/** @returns a fault once it has lasted for a while; its absence at once. */
export function useSettled(fault: string | undefined): string | undefined {
  const [settled, setSettled] = useState(fault);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(fault), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fault]);
  return fault === undefined ? undefined : settled;
}
