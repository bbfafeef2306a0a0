import { Button } from "#ui/kit";
import { Conflicts, type Telling } from "../conflicts/Conflicts.tsx";
import type { DraftSession } from "../use-draft-session.ts";
import { Closed } from "./Closed.tsx";
import { Refused } from "./Refused.tsx";
import { Strip } from "./Strip.tsx";

type NoticesProps = Telling & { session: Pick<DraftSession, "document" | "sync" | "view"> };

/** Everything about saving a draft that needs a decision, at the bottom of the window. */
export function Notices({ session, ...telling }: NoticesProps) {
  const { document, sync, view } = session;
  const { halt, refused } = view;
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-2xl gap-2">
      <Conflicts document={document} onStore={sync.changed} {...telling} />
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
