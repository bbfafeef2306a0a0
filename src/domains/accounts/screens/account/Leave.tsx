import { useEffect } from "react";

/** Leads to another screen at once. */
export function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
