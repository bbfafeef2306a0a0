import { useState } from "react";
import { Alert, Dialog, DialogButtons } from "#ui/kit";
import type { ListedAuthor } from "../contract.ts";
import { AuthorFields } from "./AuthorFields.tsx";
import { TheirTexts } from "./TheirTexts.tsx";
import { useAuthorForm } from "./use-author-form.ts";

type AuthorDialogProps = {
  /** Undefined for a new author. */
  author?: ListedAuthor;
  onClose: () => void;
};

/** Adds or changes an author. What was entered is kept until it is saved or discarded. */
export function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  const [added, setAdded] = useState<ListedAuthor>();
  return <AuthorForm key={added?.id} author={author ?? added} onClose={onClose} onMore={setAdded} />;
}

function AuthorForm({ author, ...options }: Parameters<typeof useAuthorForm>[0]) {
  const form = useAuthorForm({ author, ...options });
  const { onClose } = options;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={author ? "Edit author" : "Add author"}
      onSubmit={form.handleSubmit}
      kept={{ isKept: form.isKept, onDiscard: form.discard }}
      footer={
        <DialogButtons onCancel={onClose} busy={form.busy} data-save>
          {author ? "Save" : "Add author"}
        </DialogButtons>
      }
    >
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <TheirTexts author={author} texts={form.theirs} />
      <AuthorFields author={author} texts={form.texts} onChange={form.enter} faults={form.faults} />
    </Dialog>
  );
}
