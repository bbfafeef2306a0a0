import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { ScreenNotice } from "#ui/kit";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** A notice shown while the browser has no connection. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <ScreenNotice icon={WifiOff}>
          You are offline. Changes can’t be saved until the connection is back.
        </ScreenNotice>
      )}
    </div>
  );
}
