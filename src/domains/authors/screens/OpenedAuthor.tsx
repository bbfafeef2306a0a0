import { useState } from "react";
import type { ListedAuthor } from "../contract.ts";
import { AuthorDialog } from "./AuthorDialog.tsx";

type OpenedAuthorProps = {
  /** The author's id, as the address has it. */
  id: string;
  rows: readonly ListedAuthor[] | undefined;
  onClose: () => void;
};

/** The dialog of an author of the list. It stays open when the author leaves the list, so that nothing typed is lost. */
export function OpenedAuthor({ id, rows, onClose }: OpenedAuthorProps) {
  const [seen, setSeen] = useState<ListedAuthor>();
  const listed = rows?.find((author) => author.id === id);
  if (listed && listed !== seen) setSeen(listed);
  const author = listed ?? seen;
  return author?.id === id ? <AuthorDialog key={id} author={author} onClose={onClose} /> : null;
}
