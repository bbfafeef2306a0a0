import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { DraftDocument } from "#drafts";
import { Button } from "#ui/kit";
import { call } from "../../call.ts";
import { PAGES } from "../../pages/page.ts";
import { CopyDialog } from "./CopyDialog.tsx";
import { Strip } from "./Strip.tsx";

type ClosedProps = { pageId: string; message: string; document: DraftDocument; onRetry: () => void };

/** Calls `onRestored` whenever the page is read again and isn't archived; the screen behind follows its status. */
function useRestored(pageId: string, onRestored: () => void): void {
  const queryFn = () => call("GET /api/pages/:id", { params: { id: pageId } });
  const { data, dataUpdatedAt } = useQuery({ queryKey: [PAGES, pageId], queryFn, enabled: false });
  // The page may have been archived and restored before the screen noticed either.
  const [refusedAt] = useState(dataUpdatedAt);
  const isArchived = data?.status === "archived";
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    if (dataUpdatedAt !== refusedAt && !isArchived) restored();
  }, [dataUpdatedAt, refusedAt, isArchived]);
}

/** Says that nothing more can be saved on this page: the role was changed, or the page is deleted or archived. */
export function Closed({ pageId, message, document, onRetry }: ClosedProps) {
  useRestored(pageId, onRetry);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Strip text={`Your changes can’t be saved: ${message.replace(/\.$/, "")}.`}>
        <Button onClick={() => setOpen(true)}>Copy changes</Button>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </Strip>
      {isOpen && (
        <CopyDialog
          title="Unsaved changes"
          description="Copy them to enter them again by hand, or to send them to your administrator."
          value={document.outbox.flatMap(({ operations }) => operations)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
