import { findByKey } from "#publishing";
import { carriesFiles } from "#ui/kit";
import { isBusy } from "../../state/busy.ts";
import type { EditorContext } from "../../state/editor-context.tsx";
import { blockElementAt, keyAt } from "../block-elements.ts";
import { renderedPictures, pictureAt } from "./pictures.ts";

/** The picture that a drop would replace (canvas.css). */
const MARK = "data-bwe-drop";

/** Lets a picture's file be dropped on a picture of the page, which it replaces, until the signal is aborted. */
export function acceptPictures(page: Document, { document, ui, props }: EditorContext, signal: AbortSignal): void {
  const early = { signal, capture: true };
  let marked: Element | undefined;

  function mark(element: Element | undefined): void {
    if (element === marked) return;
    marked?.removeAttribute(MARK);
    marked = element;
    marked?.setAttribute(MARK, "");
  }

  function over(event: DragEvent) {
    const key = keyAt(event.target);
    const blockElement = blockElementAt(event.target);
    const block = key !== undefined && findByKey(document.view().draft.blocks, key);
    const mayReplace = props.capabilities.edit && !isBusy(ui.get());
    if (!blockElement || !block || !mayReplace) return undefined;
    const picture = pictureAt(renderedPictures(blockElement, block), page, event);
    return picture && { key, picture };
  }

  const drag = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    const found = over(event);
    mark(found?.picture.element);
    if (!found) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
  };
  const drop = (event: DragEvent) => {
    mark(undefined);
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    const found = over(event);
    const [file] = event.dataTransfer.files;
    if (found && file) ui.set({ replacing: { key: found.key, path: found.picture.field.path, file } });
  };
  page.addEventListener("dragenter", drag, early);
  page.addEventListener("dragover", drag, early);
  page.addEventListener("drop", drop, early);
  page.addEventListener("dragleave", ({ relatedTarget }) => relatedTarget === null && mark(undefined), early);
  signal.addEventListener("abort", () => mark(undefined));
}
