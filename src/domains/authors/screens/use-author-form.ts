import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, useSentId, useSubmit } from "#client";
import { toast, useKept, useKeptValues } from "#ui/kit";
import type { ListedAuthor } from "../contract.ts";
import { AUTHORS, call } from "./client.ts";
import {
  changedTexts,
  changesOf,
  enteredSince,
  readEntered,
  withTexts,
  type AuthorFieldTexts,
  type EnteredAuthor,
} from "./entered-author.ts";

const keptName = (id = "new") => `authors/${id}`;

/** @param idFor makes the id of a new author. */
function send(
  author: ListedAuthor | undefined,
  entered: EnteredAuthor,
  idFor: (content: unknown) => string,
): Promise<ListedAuthor> {
  if (author) return call("PATCH /api/authors/:id", { params: { id: author.id }, body: changesOf(entered) });
  const { userId, ...texts } = entered.texts;
  const body = { ...texts, userId: userId || undefined };
  return call("POST /api/authors", { body: { ...body, id: idFor(body) } });
}

type AuthorFormOptions = {
  /** Undefined for a new author. */
  author: ListedAuthor | undefined;
  onClose: () => void;
  /** A new author was added, and something entered during that, which the form of the author has. */
  onMore: (added: ListedAuthor) => void;
};

/**
 * The form of an author. What was entered is kept in the tab until it is saved or discarded; input during a save is kept
 * for the next one.
 * @returns `theirs`: the present texts of fields that someone else has changed. Saving again replaces them.
 */
export function useAuthorForm({ author, onClose, onMore }: AuthorFormOptions) {
  const client = useQueryClient();
  const values = useKeptValues();
  const kept = useKept(keptName(author?.id), readEntered);
  const { idFor, drop } = useSentId("authors/sent");
  // Someone may go on typing while the server answers.
  const latest = useRef(kept.value);
  const [theirs, setTheirs] = useState<Partial<AuthorFieldTexts>>({});

  function enter(next: EnteredAuthor): void {
    latest.current = next;
    kept.change(next);
  }

  function forget(): void {
    kept.drop();
    latest.current = readEntered(undefined);
    setTheirs({});
  }

  async function store(): Promise<void> {
    const sent = latest.current;
    const saved = await send(author, sent, idFor);
    drop();
    await client.invalidateQueries({ queryKey: [AUTHORS] });
    // The dialog shows what was entered until the list has loaded it.
    const left = enteredSince(sent, latest.current, saved);
    forget();
    toast.success(`“${saved.name}” ${author ? "saved" : "added"}`);
    if (Object.keys(left.texts).length === 0) return onClose();
    if (author) return enter(left);
    values.write(keptName(saved.id), left);
    onMore(saved);
  }

  const form = useSubmit(async () => {
    await store().catch((failure: unknown) => {
      if (!(failure instanceof ApiError) || failure.code !== "AUTHOR_CHANGED") throw failure;
      const changed = changedTexts(failure.details.problems);
      enter({ ...latest.current, was: { ...latest.current.was, ...changed } });
      setTheirs(changed);
      void client.invalidateQueries({ queryKey: [AUTHORS] });
    });
  });
  return {
    ...form,
    theirs,
    texts: kept.value.texts,
    isKept: kept.isKept,
    enter: (texts: Partial<AuthorFieldTexts>) => enter(withTexts(author, latest.current, texts)),
    discard: forget,
  };
}
