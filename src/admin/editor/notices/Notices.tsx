import type { EditorDocument } from "#editor";
import { Button } from "#ui/kit";
import { Conflicts } from "../conflicts/Conflicts.tsx";
import type { Sync, SyncView } from "../sync/sync.ts";
import { Closed } from "./Closed.tsx";
import { Refused } from "./Refused.tsx";
import { Strip } from "./Strip.tsx";

type NoticesProps = { sync: Sync; view: SyncView; document: EditorDocument };

/** Everything about saving that somebody has to decide, below the canvas. */
export function Notices({ sync, view, document }: NoticesProps) {
  const { halt, refused } = view;
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-2xl gap-2">
      <Conflicts />
      <Refused entries={refused} onDismiss={sync.dismissRefused} />
      {halt?.kind === "closed" && <Closed message={halt.message} document={document} onRetry={sync.resume} />}
      {halt?.kind === "setBack" && (
        <Strip text="On the server this page was set back to an earlier state. Load it again to go on from there.">
          <Button variant="primary" onClick={() => window.location.reload()}>
            Load again
          </Button>
        </Strip>
      )}
    </div>
  );
}
