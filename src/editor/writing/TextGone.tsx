import { FileX } from "lucide-react";
import { Button, EmptyState } from "#ui/kit";

/** Replaces the writing view when its text isn't on the page, or was removed. */
export function TextGone({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      icon={<FileX />}
      title="This text isn’t on the page"
      action={<Button onClick={onClose}>Back to the page</Button>}
    >
      Its block was removed, or the page has no text block yet.
    </EmptyState>
  );
}
