import { Button, Dialog } from "#ui/kit";
import { shownValue } from "../values/shown-value.ts";
import type { CellConflict } from "./use-change-cell.ts";

type ConflictDialogProps = { conflict: CellConflict; onMine: () => void; onTheirs: () => void };

/** Asks which of two values stays: the one that someone else has stored, or mine. */
export function ConflictDialog({ conflict, onMine, onTheirs }: ConflictDialogProps) {
  const { property, mine, theirs } = conflict;
  const text = (value: CellConflict["mine"]) => shownValue(property, value) || "Empty";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onTheirs()}
      title="Someone else changed this"
      description={`While you were changing “${property.title}”, someone else did too. Which one stays?`}
      footer={
        <>
          <Button onClick={onTheirs}>Use theirs</Button>
          <Button variant="primary" onClick={onMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        <dt className="text-ink-soft">Theirs</dt>
        <dd className="wrap-anywhere">{text(theirs)}</dd>
        <dt className="text-ink-soft">Mine</dt>
        <dd className="wrap-anywhere">{text(mine)}</dd>
      </dl>
    </Dialog>
  );
}
