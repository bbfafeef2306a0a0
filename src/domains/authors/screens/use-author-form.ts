import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { hasCode, hasTexts, makeOwnSender, useIsShown, useSentId, useSubmit } from "#client";
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

/** @param idFor makes the author's id. */
function add({ texts }: EnteredAuthor, idFor: (content: unknown) => string): Promise<ListedAuthor> {
  const body = { ...texts, userId: texts.userId || undefined };
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
  const isShown = useIsShown();
  const [sendOver] = useState(() => makeOwnSender<Partial<AuthorFieldTexts>, ListedAuthor>(changedTexts));
  const [theirs, setTheirs] = useState<Partial<AuthorFieldTexts>>({});

  function forget(): void {
    kept.drop();
    setTheirs({});
  }

  function send(entered: EnteredAuthor): Promise<ListedAuthor> {
    if (!author) return add(entered, idFor);
    const { texts } = entered;
    return sendOver(texts, entered.was, (was) =>
      call("PATCH /api/authors/:id", { params: { id: author.id }, body: changesOf({ texts, was }) }),
    );
  }

  async function store(): Promise<void> {
    const sent = kept.present();
    const saved = await send(sent);
    drop();
    await client.invalidateQueries({ queryKey: [AUTHORS] });
    // The dialog shows what was entered until the list has loaded it.
    const left = enteredSince(sent, kept.present(), saved);
    const hasMore = hasTexts(left);
    forget();
    toast.success(`“${saved.name}” ${author ? "saved" : "added"}`);
    if (hasMore && author) return kept.change(left);
    if (hasMore) values.write(keptName(saved.id), left);
    if (!isShown()) return;
    if (hasMore) onMore(saved);
    else onClose();
  }

  const form = useSubmit(async () => {
    await store().catch((failure: unknown) => {
      const changed = changedTexts(failure);
      // The list may still have an author whom someone else has deleted.
      if (hasCode(failure, "NOT_FOUND")) void client.invalidateQueries({ queryKey: [AUTHORS] });
      if (Object.keys(changed).length === 0) throw failure;
      const entered = kept.present();
      kept.change({ ...entered, was: { ...entered.was, ...changed } });
      setTheirs(changed);
      void client.invalidateQueries({ queryKey: [AUTHORS] });
    });
  });
  return {
    ...form,
    theirs,
    texts: kept.value.texts,
    isKept: kept.isKept,
    enter: (texts: Partial<AuthorFieldTexts>) => kept.change(withTexts(author, kept.present(), texts)),
    discard: forget,
  };
}
