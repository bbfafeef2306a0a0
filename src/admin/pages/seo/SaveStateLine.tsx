import { CloudCheck, CloudOff, RefreshCw } from "lucide-react";
import type { SaveState } from "./use-meta.ts";

const ICONS = { Saved: CloudCheck, Saving: RefreshCw, Offline: CloudOff };

/** Says whether what was entered is stored. */
export function SaveStateLine({ state }: { state: SaveState }) {
  const Icon = ICONS[state];
  return (
    <div className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon aria-hidden className="size-4" />
      <span role="status">{state}</span>
    </div>
  );
}
