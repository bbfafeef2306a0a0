import { useQueryClient } from "@tanstack/react-query";
import { useSubmit } from "#client";
import { Alert, Button, Dialog, KeptNote, toast, useKept } from "#ui/kit";
import type { ListedAuthor } from "../contract.ts";
import { AuthorFields } from "./AuthorFields.tsx";
import { AUTHORS, call } from "./client.ts";
import { changesOf, readEntered, type EnteredAuthor } from "./entered-author.ts";

type AuthorDialogProps = {
  /** Undefined for a new author. */
  author?: ListedAuthor;
  onClose: () => void;
};

/** @returns what to say about it. */
async function save(author: ListedAuthor | undefined, entered: EnteredAuthor): Promise<string> {
  if (author) {
    const request = { params: { id: author.id }, body: changesOf(entered) };
    return `“${(await call("PATCH /api/authors/:id", request)).name}” saved`;
  }
  const { userId, ...texts } = entered;
  const added = await call("POST /api/authors", { body: { ...texts, userId: userId || undefined } });
  return `“${added.name}” added`;
}

/** Adds or changes an author. What was entered is kept until it is saved or discarded. */
export function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  const client = useQueryClient();
  const kept = useKept(`authors/${author?.id ?? "new"}`, readEntered);
  const form = useSubmit(async () => {
    const said = await save(author, kept.value);
    await client.invalidateQueries({ queryKey: [AUTHORS] });
    // The dialog shows what was entered until the list has loaded it.
    kept.drop();
    toast.success(said);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={author ? "Edit author" : "Add author"}
      onSubmit={form.handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {author ? "Save" : "Add author"}
          </Button>
        </>
      }
    >
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <AuthorFields author={author} entered={kept.value} onChange={kept.change} faults={form.faults} />
      <KeptNote isKept={kept.isKept} onDiscard={kept.drop} />
    </Dialog>
  );
}
