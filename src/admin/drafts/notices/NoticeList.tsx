import type { PageKind } from "#publishing";
import { Button } from "#ui/kit";
import { Conflicts, type Messages } from "../conflicts/Conflicts.tsx";
import type { DraftSession } from "../use-draft-session.ts";
import { Closed } from "./Closed.tsx";
import { Refused } from "./Refused.tsx";
import { Strip } from "./Strip.tsx";

type NoticeListProps = Messages & {
  pageId: string;
  kind: PageKind;
  session: Pick<DraftSession, "document" | "sync" | "view">;
};

/** Everything about saving a draft that needs a decision, at the bottom of the window. */
export function NoticeList({ pageId, kind, session, ...messages }: NoticeListProps) {
  const { document, sync, view } = session;
  const { halt, refused } = view;
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-2xl gap-2">
      <Conflicts kind={kind} document={document} onStore={sync.changed} {...messages} />
      {refused.length > 0 && <Refused entries={refused} onDismiss={sync.dismissRefused} />}
      {halt?.kind === "closed" && (
        <Closed pageId={pageId} message={halt.message} document={document} onRetry={sync.resume} />
      )}
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
