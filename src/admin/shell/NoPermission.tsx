import { Lock } from "lucide-react";
import { NoScreen } from "#client";

/** A screen that the user's role doesn't include. */
export function NoPermission() {
  return (
    <NoScreen icon={<Lock />} title="You don’t have access to this">
      Ask an administrator of this site if you need it.
    </NoScreen>
  );
}
