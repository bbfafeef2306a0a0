import { useEffect } from "react";

/** Redirects to another screen. */
export function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
