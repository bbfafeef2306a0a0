import { keyOf } from "#publishing";
import { selectUpTo, toggleSelected } from "../shortcuts/commands.ts";
import type { EditorContext } from "../state/editor-context.tsx";
import type { Store } from "../state/store.ts";
import type { CanvasState } from "./canvas-state.tsx";
import { isTool, keyAt } from "./frames.ts";
import { fieldSaying } from "./plain-texts.ts";
import { textAt, type TextPlace } from "./text-at.ts";
import { typeInPlace } from "./type-in-place.ts";

/** Keys that mean a text, not a block: letters, what moves the caret along a line, and what selects all of it. */
function isOfText({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  const hasCommand = ctrlKey || metaKey;
  if (isComposing || altKey) return isComposing;
  if (hasCommand) return key.toLowerCase() === "a";
  return key.length === 1 || ["Home", "End", "ArrowLeft", "ArrowRight"].includes(key);
}

/**
 * What clicks on the page mean: a block is chosen (Shift: up to it, Ctrl or Cmd: it too), and in a plain text of the
 * chosen one people type. After the first click the letters typed next go into the text that was clicked.
 */
export function makeChooser(page: Document, editing: EditorContext, canvas: Store<CanvasState>) {
  const { document, ui, actions, props } = editing;
  let clicked: { key: string; place: TextPlace } | undefined;

  const isOnlyChosen = (key: string) => ui.get().selection.length === 1 && ui.get().selection[0] === key;

  function typeAt(key: string, place: TextPlace): boolean {
    const block = document.view().draft.blocks.find((one) => keyOf(one) === key);
    const isAllowed = props.capabilities.edit && ui.get().generating === undefined && place.node.isConnected;
    const field = isAllowed && block && fieldSaying(block, place.node.data);
    if (field) typeInPlace(place, field, key, editing, canvas);
    return Boolean(field);
  }

  function click(event: MouseEvent): void {
    clicked = undefined;
    if (isTool(event.target) || canvas.get().typing !== undefined) return;
    const key = keyAt(event.target);
    if (key === undefined) return actions.select([]);
    if (event.shiftKey) return selectUpTo(editing, key);
    if (event.ctrlKey || event.metaKey) return toggleSelected(editing, key);
    const isMarking = page.getSelection()?.isCollapsed === false;
    const place = isMarking ? undefined : textAt(page, event);
    if (!isOnlyChosen(key)) {
      clicked = place && { key, place };
      return actions.select([key]);
    }
    if (place && typeAt(key, place)) event.preventDefault();
  }

  function press(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (!clicked || !isOfText(event) || !isOnlyChosen(clicked.key) || !target.matches("body, .bwe-stop")) return;
    const { key, place } = clicked;
    clicked = undefined;
    // The key itself then goes where the focus is: into the text.
    if (typeAt(key, place)) event.stopPropagation();
  }

  return { click, press };
}
