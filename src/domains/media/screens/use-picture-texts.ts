import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changedFields, makeOwnSender, useIsShown, useSubmit } from "#client";
import { isObject } from "#shared";
import { toast, useKept } from "#ui/kit";
import type { MediaItem } from "../contract.ts";
import { call } from "./client.ts";

const FIELDS = ["alt", "name"] as const;
type Field = (typeof FIELDS)[number];
type Texts = Partial<Record<Field, string>>;
/** The texts that someone has changed, and what they saw there before. The others follow the stored picture. */
type Entered = { texts: Texts; was: Texts };

function readTexts(kept: unknown): Texts {
  const { alt, name } = isObject(kept) ? kept : {};
  return { ...(typeof alt === "string" && { alt }), ...(typeof name === "string" && { name }) };
}

function readEntered(kept: unknown): Entered {
  const { texts, was } = isObject(kept) ? kept : {};
  return { texts: readTexts(texts), was: readTexts(was) };
}

/** The present texts in the server's refusal, where someone else has changed them. */
const changedTexts = (failure: unknown): Texts => readTexts(changedFields(failure, "PICTURE_CHANGED"));

/**
 * The form of a picture's texts. What was entered is kept in the tab until it is saved or discarded; input during a save
 * is kept for the next one, and a text that someone else has changed is replaced only by saving again.
 */
export function usePictureTexts(item: MediaItem, onSaved: () => void) {
  const client = useQueryClient();
  const [stored, setStored] = useState(item);
  const [send] = useState(() => makeOwnSender<Texts, MediaItem>(changedTexts));
  const kept = useKept(`media/${item.id}`, readEntered);
  const isShown = useIsShown();

  function keep(entered: Entered): void {
    if (Object.keys(entered.texts).length > 0) kept.change(entered);
    else kept.drop();
  }

  function enter(field: Field, text: string): void {
    const { texts, was } = kept.present();
    keep({ texts: { ...texts, [field]: text }, was: { ...was, [field]: was[field] ?? stored[field] } });
  }

  async function store(): Promise<void> {
    const sent = kept.present();
    const saved = await send(sent.texts, sent.was, (was) =>
      call("PATCH /api/media/:id", { params: { id: item.id }, body: { ...sent.texts, was } }),
    );
    await client.invalidateQueries({ queryKey: ["/api/media"] });
    const { texts } = kept.present();
    const left = FIELDS.filter((field) => texts[field] !== sent.texts[field]);
    const ofLeft = (all: Texts) => readTexts(Object.fromEntries(left.map((field) => [field, all[field]])));
    setStored(saved);
    keep({ texts: ofLeft(texts), was: ofLeft(saved) });
    toast.success("Saved");
    if (left.length === 0 && isShown()) onSaved();
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
  return { ...form, alt, name, isKept: kept.isKept, enter, discard: () => keep(readEntered(undefined)) };
}
