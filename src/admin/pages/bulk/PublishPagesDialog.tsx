import { counted } from "#client";
import type { PageKind } from "#publishing";
import { Button, Dialog } from "#ui/kit";

type PublishPagesDialogProps = { count: number; kind: PageKind; onPublish: () => void; onClose: () => void };

/** Asks before several drafts are published: nobody has reviewed each of them here. */
export function PublishPagesDialog({ count, kind, onPublish, onClose }: PublishPagesDialogProps) {
  const what = counted(count, kind);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Publish ${what}?`}
      description={`Visitors then see the latest draft of each. A ${kind} that has problems or was changed since you opened this list stays as it is.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onPublish}>
            {`Publish ${what}`}
          </Button>
        </>
      }
    />
  );
}
