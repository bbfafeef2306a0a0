import { newKey } from "#shared";
import { valueIn } from "../../state/value-in.ts";
import type { EditorContext } from "../../state/editor-context.tsx";
import type { Store } from "../../state/store.ts";
import { stopAt } from "../block-elements.ts";
import type { CanvasState } from "../canvas-state.tsx";
import type { FieldText } from "./plain-texts.ts";
import type { TextRange } from "./text-at.ts";

/** A custom element in place of the text: no style of the site matches its name. */
const TAG = "bwe-text";

function makeBox(page: Document, { value, spec }: FieldText): HTMLElement {
  const box = page.createElement(TAG);
  try {
    box.contentEditable = "plaintext-only";
  } catch {
    // Firefox before 136. Only the text is read, and pasted text is inserted as such.
    box.contentEditable = "true";
  }
  box.setAttribute("role", "textbox");
  box.setAttribute("aria-label", spec.label);
  box.textContent = value;
  return box;
}

/** @returns the whitespace that the page adds before and after a value, as between the two parts of a heading. */
function spacesAround({ data, ownerDocument }: Text, value: string): [Text, Text] {
  const space = (end: RegExp) => ownerDocument.createTextNode((!end.test(value) && end.exec(data)?.[0]) || "");
  return [space(/^\s+/), space(/\s+$/)];
}

function selectText(box: HTMLElement, from: number, to = from): void {
  const node = box.firstChild ?? box;
  const length = box.textContent?.length ?? 0;
  box.focus({ preventScroll: true });
  box.ownerDocument.getSelection()?.setBaseAndExtent(node, Math.min(from, length), node, Math.min(to, length));
}

/** Inserts a text at the caret as typing does, so that the browser maintains caret and selection. */
function insertText(box: HTMLElement, text: string): void {
  box.ownerDocument.execCommand("insertText", false, text);
}

/**
 * Makes a text of the page editable. Until editing ends its block doesn't re-render, so that the caret and what an
 * input method composes stay; every input goes to the draft at once. Enter, Escape and blur, except that of the whole
 * window, end it and keep the text; what was typed until Escape is one undo step. The keys for undo and redo are the
 * draft's.
 */
export function typeInPlace(
  range: TextRange,
  field: FieldText,
  key: string,
  editing: EditorContext,
  canvas: Store<CanvasState>,
): void {
  const { node, from, to } = range;
  const { document, actions } = editing;
  const { path } = field;
  const page = node.ownerDocument;
  const box = makeBox(page, field);
  const [before, after] = spacesAround(node, field.value);
  const stop = new AbortController();
  const { signal } = stop;
  const session = newKey();
  let written = field.value;
  let isComposing = false;

  const currentValue = () => valueIn(document.view().draft, key, path);

  function write(): void {
    const text = box.textContent ?? "";
    if (isComposing || text === written) return;
    const seen = written;
    written = text;
    // What changed while an input method composed was never shown.
    actions.set(key, path, text, { session, ...(currentValue() !== seen && { was: seen }) });
  }

  function end({ isOneStep = false, returnsFocus = false } = {}): void {
    if (signal.aborted) return;
    isComposing = false;
    write();
    if (isOneStep) document.endSession(session);
    stop.abort();
    unfollow();
    const stopOfBlock = stopAt(box);
    // The site's own text node is restored, so that React finds the node that it rendered.
    box.replaceWith(node);
    before.remove();
    after.remove();
    canvas.set({ typing: undefined });
    if (returnsFocus) stopOfBlock?.focus({ preventScroll: true });
  }

  /** Follows changes of the text by someone else or by undo. */
  const unfollow = document.subscribe(() => {
    const now = currentValue();
    if (now === written || isComposing) return;
    if (typeof now !== "string") return end();
    written = now;
    box.textContent = now;
    selectText(box, now.length);
  });

  function press(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const run = commandFor(event);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  }

  function commandFor({ key: pressed, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const letter = pressed.toLowerCase();
    if (ctrlKey || metaKey) {
      if (letter === "z") return shiftKey ? actions.redo : actions.undo;
      return letter === "y" ? actions.redo : undefined;
    }
    if (pressed === "Enter") return () => end({ returnsFocus: true });
    if (pressed === "Escape") return () => end({ isOneStep: true, returnsFocus: true });
    // A button or a summary around the text would take the space bar as a click.
    return pressed === " " && box.closest("button, summary, label") ? () => insertText(box, " ") : undefined;
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    insertText(box, (event.clipboardData?.getData("text/plain") ?? "").replaceAll(/\s+/g, " "));
  }

  canvas.set({ typing: key });
  node.replaceWith(before, box, after);
  selectText(box, from - before.length, to - before.length);
  box.addEventListener("input", write, { signal });
  box.addEventListener("keydown", press, { signal });
  box.addEventListener("keyup", (event) => event.key === " " && event.preventDefault(), { signal });
  box.addEventListener("paste", paste, { signal });
  box.addEventListener("drop", (event) => event.preventDefault(), { signal });
  box.addEventListener("compositionstart", () => (isComposing = true), { signal });
  box.addEventListener("compositionend", () => ((isComposing = false), write()), { signal });
  // Someone who comes back from another window types on: without the caret, Backspace would remove the block.
  box.addEventListener("blur", () => window.document.hasFocus() && end(), { signal });
}
