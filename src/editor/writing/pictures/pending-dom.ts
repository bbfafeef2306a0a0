import { makeButton } from "./make-button.ts";
import type { PictureQueue } from "./picture-queue.ts";

/** Fills the place of a picture with its progress, or with what went wrong and what helps. */
function fill(box: HTMLElement, queue: PictureQueue, id: string): void {
  const picture = queue.pending.find((one) => one.id === id);
  if (!picture) return;
  const { file, progress, error } = picture;
  const name = file.name || "picture";
  const text = document.createElement("span");
  if (error === undefined) {
    const percent = progress < 1 ? `${Math.round(progress * 100)}%` : "checking";
    text.setAttribute("role", "status");
    text.textContent = `Uploading ${name}: ${percent}`;
    box.replaceChildren(text);
    return;
  }
  text.setAttribute("role", "alert");
  text.textContent = `${name} wasn’t uploaded. ${error}`;
  box.replaceChildren(
    text,
    makeButton("Try again", () => queue.retry(id)),
    makeButton("Remove", () => queue.dismiss(id)),
  );
}

/**
 * Makes the element that represents a picture being uploaded in a text. It follows the upload by itself.
 * @returns the element, and the function that ends its use.
 */
export function pendingDom(queue: PictureQueue, id: string): { box: HTMLElement; stop: () => void } {
  const box = document.createElement("div");
  box.className = "wr-pending";
  box.contentEditable = "false";
  fill(box, queue, id);
  return { box, stop: queue.subscribe(() => fill(box, queue, id)) };
}
