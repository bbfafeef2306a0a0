import type { PageKind } from "#publishing";
import { Button, lazyPart } from "#ui/kit";
import { Conflicts, type Messages } from "../conflicts/Conflicts.tsx";
import type { DraftSession } from "../use-draft-session.ts";
import { Strip } from "./Strip.tsx";

const Closed = lazyPart(async () => (await import("./Closed.tsx")).Closed);
const Refused = lazyPart(async () => (await import("./Refused.tsx")).Refused);

type NoticesProps = Messages & { kind: PageKind; session: Pick<DraftSession, "document" | "sync" | "view"> };

/** Everything about saving a draft that needs a decision, at the bottom of the window. */
export function Notices({ kind, session, ...messages }: NoticesProps) {
  const { document, sync, view } = session;
  const { halt, refused } = view;
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-2xl gap-2">
      <Conflicts kind={kind} document={document} onStore={sync.changed} {...messages} />
      {refused.length > 0 && <Refused entries={refused} onDismiss={sync.dismissRefused} />}
      {halt?.kind === "closed" && <Closed message={halt.message} document={document} onRetry={sync.resume} />}
      {halt?.kind === "setBack" && (
        <Strip text="This page was reset to an earlier state on the server. Reload it to continue from there.">
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </Strip>
      )}
    </div>
  );
}
