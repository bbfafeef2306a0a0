import { useState } from "react";
import type { DraftDocument } from "#drafts";
import { Button } from "#ui/kit";
import { CopyDialog } from "./CopyDialog.tsx";
import { Strip } from "./Strip.tsx";

type ClosedProps = { message: string; document: DraftDocument; onRetry: () => void };

/** Says that nothing more can be saved on this page: the role was changed, or the page is deleted or archived. */
export function Closed({ message, document, onRetry }: ClosedProps) {
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
