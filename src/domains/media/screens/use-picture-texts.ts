import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  changedFields,
  enteredTexts,
  hasTexts,
  makeOwnSender,
  useIsShown,
  useSubmit,
  type EnteredTexts,
  type Texts,
} from "#client";
import { toast, useKept } from "#ui/kit";
import type { MediaItem } from "../contract.ts";
import { call } from "./client.ts";

type Field = "alt" | "name";
const { textsIn, read, enter, since } = enteredTexts<Field>(["alt", "name"]);

/** The present texts in the server's refusal, where someone else has changed them. */
const changedTexts = (failure: unknown): Texts<Field> => textsIn(changedFields(failure, "PICTURE_CHANGED"));

/**
 * The form of a picture's texts. What was entered is kept in the tab until it is saved or discarded; input during a save
 * is kept for the next one, and a text that someone else has changed is replaced only by saving again.
 */
export function usePictureTexts(item: MediaItem, onSaved: () => void) {
  const client = useQueryClient();
  const [stored, setStored] = useState(item);
  const [send] = useState(() => makeOwnSender<Texts<Field>, MediaItem>(changedTexts));
  const kept = useKept(`media/${item.id}`, read);
  const isShown = useIsShown();

  function keep(entered: EnteredTexts<Field>): void {
    if (hasTexts(entered)) kept.change(entered);
    else kept.drop();
  }

  async function store(): Promise<void> {
    const sent = kept.present();
    const saved = await send(sent.texts, sent.was, (was) =>
      call("PATCH /api/media/:id", { params: { id: item.id }, body: { ...sent.texts, was } }),
    );
    await client.invalidateQueries({ queryKey: ["/api/media"] });
    const left = since(sent, kept.present(), saved);
    setStored(saved);
    keep(left);
    toast.success("Saved");
    if (!hasTexts(left) && isShown()) onSaved();
  }

  const form = useSubmit(() =>
    store().catch((failure: unknown) => {
      const changed = changedTexts(failure);
      if (Object.keys(changed).length > 0) {
        const { texts, was } = kept.present();
        setStored({ ...stored, ...changed });
        keep({ texts, was: { ...was, ...changed } });
        void client.invalidateQueries({ queryKey: ["/api/media"] });
      }
      throw failure;
    }),
  );
  const { alt, name } = { ...stored, ...kept.value.texts };
  return {
    ...form,
    alt,
    name,
    isKept: kept.isKept,
    enter: (field: Field, text: string) => keep(enter(kept.present(), { [field]: text }, stored)),
    discard: kept.drop,
  };
}
