import { useState } from "react";
import type { JournalEntry } from "#drafts";
import { Button } from "#ui/kit";
import { CopyDialog } from "./CopyDialog.tsx";
import { Strip } from "./Strip.tsx";

/** `entries`: at least one. */
type RefusedProps = { entries: readonly JournalEntry[]; onDismiss: () => void };

function countText(entries: readonly JournalEntry[]): string {
  const count = entries.reduce((sum, { batch }) => sum + batch.operations.length, 0);
  return count === 1 ? "A change could not be saved" : `${count} changes could not be saved`;
}

/** Reports changes that the server will never accept, and returns them to their author. */
export function Refused({ entries, onDismiss }: RefusedProps) {
  const [isOpen, setOpen] = useState(false);
  const title = countText(entries);
  const messages = [...new Set(entries.map(({ refused }) => refused?.message))].join(" ");
  return (
    <>
      <Strip text={`${title}: ${messages}`}>
        <Button onClick={onDismiss}>Discard</Button>
        <Button variant="primary" onClick={() => setOpen(true)}>
          Copy changes
        </Button>
      </Strip>
      {isOpen && (
        <CopyDialog
          title={title}
          description="The page continues without them. Copy them to enter them again by hand, or to send them to your administrator."
          value={entries.flatMap(({ batch }) => batch.operations)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
