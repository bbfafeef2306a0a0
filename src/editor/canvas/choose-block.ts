import { findByKey } from "#publishing";
import { isBlockText } from "../clipboard/written-blocks.ts";
import { selectUpTo, toggleSelected } from "../shortcuts/commands.ts";
import { isBusy } from "../state/busy.ts";
import type { EditorContext } from "../state/editor-context.tsx";
import type { Store } from "../state/store.ts";
import { onlySelected } from "../state/ui-state.ts";
import type { CanvasState } from "./canvas-state.tsx";
import { blockElementAt, isElement, isTool, keyAt } from "./block-elements.ts";
import { renderedPictures, pictureAt } from "./pictures/pictures.ts";
import { fieldHolding, fieldSaying } from "./typing/plain-texts.ts";
import { isFormatted, occurrenceOf, selectedText, textAt, type TextRange } from "./typing/text-at.ts";
import { typeInPlace } from "./typing/type-in-place.ts";

/**
 * Keys that act on a text, not on a block: characters, those that move the caret along a line, select all of it, or delete
 * the selection. So does a text that is pasted, unless it is blocks.
 */
function isOfText(event: KeyboardEvent | ClipboardEvent, { from, to }: TextRange): boolean {
  if ("clipboardData" in event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    return text !== "" && !isBlockText(text);
  }
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  const hasCommand = ctrlKey || metaKey;
  if (isComposing || altKey) return isComposing;
  if (hasCommand) return key.toLowerCase() === "a";
  if (key === "Backspace" || key === "Delete") return from !== to;
  return key.length === 1 || ["Home", "End", "ArrowLeft", "ArrowRight"].includes(key);
}

/** Elements with their own response to a second click. */
const OPERATED = "button, summary, label, input, select, textarea";

/**
 * Handles clicks on the page: they select a block (Shift: up to it, Ctrl or Cmd: it too), and place the caret in a plain
 * text of the selected one. After the first click, what is typed or pasted next goes into the text that was clicked. A
 * double-click edits its text at once: in place, or in the block's form where that isn't possible. A click on a picture
 * of the selected block opens its tools.
 */
export function makeChooser(page: Document, editing: EditorContext, canvas: Store<CanvasState>) {
  const { document, ui, actions, props } = editing;
  let clicked: { key: string; range: TextRange } | undefined;

  const blockOf = (key: string) => findByKey(document.view().draft.blocks, key);
  const mayEdit = () => props.capabilities.edit && !isBusy(ui.get());
  const isOnlyChosen = (key: string) => onlySelected(ui.get()) === key;

  function typeAt(key: string, range: TextRange): boolean {
    const block = blockOf(key);
    const isAllowed = mayEdit() && range.node.isConnected && !isFormatted(range.node);
    const field = isAllowed && block && fieldSaying(block, range.node.data, occurrenceOf(range.node));
    if (field) typeInPlace(range, field, key, editing, canvas);
    return Boolean(field);
  }

  function openForm(key: string, { node }: TextRange): void {
    const block = blockOf(key);
    if (!block || !mayEdit() || node.parentElement?.closest(OPERATED)) return;
    page.getSelection()?.removeAllRanges();
    actions.edit(key, fieldHolding(block, node.data, isFormatted(node))?.path);
  }

  function openPicture(key: string, event: MouseEvent): void {
    const block = blockOf(key);
    const blockElement = blockElementAt(event.target);
    const picture = block && blockElement && mayEdit() && pictureAt(renderedPictures(blockElement, block), page, event);
    if (picture) canvas.set({ picture: { key, path: picture.field.path } });
  }

  function click(event: MouseEvent): void {
    clicked = undefined;
    if (isTool(event.target) || canvas.get().typing !== undefined) return;
    canvas.set({ picture: undefined });
    const key = keyAt(event.target);
    if (key === undefined) return actions.select([]);
    if (event.shiftKey) return selectUpTo(editing, key);
    if (event.ctrlKey || event.metaKey) return toggleSelected(editing, key);
    const isDouble = event.detail > 1;
    const isMarking = page.getSelection()?.isCollapsed === false;
    const range = selectedText(page) ?? (isMarking && !isDouble ? undefined : textAt(page, event));
    if (!isOnlyChosen(key)) {
      canvas.set({ clicked: key });
      // Keys are for the block and its text: a link would take them all.
      if (isElement(event.target)) event.target.closest("a")?.blur();
      actions.select([key]);
      if (!isDouble) {
        clicked = range && { key, range };
        return;
      }
    }
    if (range && typeAt(key, range)) event.preventDefault();
    else if (!range && !isMarking) openPicture(key, event);
    else if (range && isDouble) openForm(key, range);
  }

  function press(event: KeyboardEvent | ClipboardEvent): void {
    const { target } = event;
    if (!clicked || !isOfText(event, clicked.range)) return;
    if (!isOnlyChosen(clicked.key) || !isElement(target) || !target.matches("body, .bwe-stop")) return;
    const { key, range } = clicked;
    clicked = undefined;
    if (!typeAt(key, range)) return;
    event.stopPropagation();
    // A key itself goes where the focus is then: into the text.
    if (event.type !== "paste") return;
    event.preventDefault();
    page.activeElement?.dispatchEvent(new ClipboardEvent("paste", event));
  }

  return { click, press };
}
