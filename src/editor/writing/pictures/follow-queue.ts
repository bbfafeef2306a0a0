import { hasOwnKeys, isTyping } from "#ui/kit";
import type { ChosenPicture } from "../../form/replace-picture.ts";
import type { PictureQueue } from "./picture-queue.ts";

/** What an open text does with the places of pictures that are being uploaded. */
export type PicturePlaces = {
  /** Shows the place of a picture that an earlier view of the text began, at the end. */
  show: (id: string) => void;
  /** @returns the ids of the pictures that have a place. */
  shown: () => readonly string[];
  /** Removes a place. @returns where it was; undefined if it is gone. */
  take: (id: string) => number | undefined;
  /** Inserts a picture where its place was, or at the end. */
  insert: (picture: ChosenPicture, at: number | undefined) => void;
};

/**
 * Whether the focus may go to the alt text of a picture that has arrived: not while somebody writes on, or is in another
 * field. @param text the element with the text. @param isUntouched whether nobody has written in it since it was given.
 */
export function mayTakeFocus(text: HTMLElement, isUntouched: boolean): boolean {
  const { activeElement } = document;
  return activeElement === text ? isUntouched : !isTyping(activeElement) && !hasOwnKeys(activeElement);
}

/** Shows where the queue's pictures will be, and receives them. @returns the function that ends that. */
export function followQueue(queue: PictureQueue, { show, shown, take, insert }: PicturePlaces): () => void {
  for (const { id } of queue.pending) show(id);
  const close = queue.open((id, picture) => {
    insert(picture, take(id));
    return true;
  });
  const unfollow = queue.subscribe(() => {
    const pending = new Set(queue.pending.map(({ id }) => id));
    for (const id of shown()) if (!pending.has(id)) take(id);
  });
  return () => {
    close();
    unfollow();
  };
}
