import { valueIn } from "../form/use-value.ts";
import type { EditorContext } from "../state/editor-context.tsx";
import type { Store } from "../state/store.ts";
import { frameAt } from "./frames.ts";
import type { CanvasState } from "./canvas-state.tsx";
import type { PlainText } from "./plain-texts.ts";
import type { TextPlace } from "./text-at.ts";

/** An element of its own in the text's place: what styles reach it by name reaches nothing of the site. */
const TAG = "bwe-text";

function makeBox(page: Document, { value, label }: PlainText): HTMLElement {
  const box = page.createElement(TAG);
  box.setAttribute("contenteditable", "plaintext-only");
  box.setAttribute("role", "textbox");
  box.setAttribute("aria-label", label);
  box.textContent = value;
  return box;
}

function placeCaret(box: HTMLElement, offset: number): void {
  const node = box.firstChild;
  box.focus({ preventScroll: true });
  box.ownerDocument.getSelection()?.collapse(node ?? box, node ? Math.min(offset, node.textContent?.length ?? 0) : 0);
}

/** Types a text at the caret as if by hand, so that the browser keeps caret and selection right. */
function insertText(box: HTMLElement, text: string): void {
  box.ownerDocument.execCommand("insertText", false, text);
}

/**
 * Lets people type into a text of the page. Until they are done its block isn't drawn anew, so that the caret and what an
 * input method composes stay where they are; every input goes to the draft at once. Enter and leaving keep the text,
 * Escape brings back what was there, or what somebody else put there since. The keys of undo and redo are the draft's.
 */
export function typeInPlace(
  place: TextPlace,
  field: PlainText,
  key: string,
  editing: EditorContext,
  canvas: Store<CanvasState>,
): void {
  const { node, offset } = place;
  const { document, actions } = editing;
  const { path } = field;
  const page = node.ownerDocument;
  const box = makeBox(page, field);
  const stop = new AbortController();
  const { signal } = stop;
  let first = field.value;
  let written = first;
  let { revision } = document;
  let isComposing = false;

  const standing = () => valueIn(document.view().draft, key, path);

  function write(): void {
    const text = box.textContent ?? "";
    if (isComposing || text === written) return;
    const seen = written;
    written = text;
    // What came while an input method composed was never shown.
    actions.set(key, path, text, standing() === seen ? undefined : seen);
  }

  function end({ isReverted = false, goesOn = false } = {}): void {
    if (signal.aborted) return;
    isComposing = false;
    if (isReverted && written !== first) actions.set(key, path, first);
    else write();
    stop.abort();
    unfollow();
    const stopOfBlock = frameAt(box)?.querySelector<HTMLElement>(".bwe-stop");
    // The site's own text node comes back as it was, so that the view finds what it left.
    box.replaceWith(node);
    canvas.set({ typing: undefined });
    if (goesOn) stopOfBlock?.focus({ preventScroll: true });
  }

  /** Somebody else changed the text, or an undo did. */
  const unfollow = document.subscribe(() => {
    const now = standing();
    const isOwn = document.revision === revision;
    ({ revision } = document);
    if (now === written || isComposing) return;
    if (typeof now !== "string") return end();
    if (!isOwn) first = now;
    written = now;
    box.textContent = now;
    placeCaret(box, now.length);
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
    if (pressed === "Enter") return () => end({ goesOn: true });
    if (pressed === "Escape") return () => end({ isReverted: true, goesOn: true });
    // A button or a summary around the text would take the space for a press.
    return pressed === " " && box.closest("button, summary, label") ? () => insertText(box, " ") : undefined;
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    insertText(box, (event.clipboardData?.getData("text/plain") ?? "").replaceAll(/\s+/g, " "));
  }

  canvas.set({ typing: key });
  node.replaceWith(box);
  placeCaret(box, offset);
  box.addEventListener("input", write, { signal });
  box.addEventListener("keydown", press, { signal });
  box.addEventListener("keyup", (event) => event.key === " " && event.preventDefault(), { signal });
  box.addEventListener("paste", paste, { signal });
  box.addEventListener("drop", (event) => event.preventDefault(), { signal });
  box.addEventListener("compositionstart", () => (isComposing = true), { signal });
  box.addEventListener("compositionend", () => ((isComposing = false), write()), { signal });
  box.addEventListener("blur", () => end(), { signal });
}
