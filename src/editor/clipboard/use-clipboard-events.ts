import { useEffect } from "react";
import { hasSelectedText, isElsewhere, isTyping, loadAhead } from "#ui/kit";
import { isBlocked } from "../state/busy.ts";
import { useEditor } from "../state/editor-context.tsx";
import type { Pasted } from "./paste.ts";
import { takeSelected } from "./take-selected.ts";

const loadPaste = () => import("./paste.ts");
loadAhead(async () => void (await loadPaste()));

/**
 * Copies, cuts and pastes whole blocks, and pastes pictures and longer texts as a block; where text is typed or selected
 * the clipboard stays the browser's.
 */
export function useClipboardEvents(canvasDocument: Document | undefined): void {
  const { document: page, ui, actions, props } = useEditor();
  const { remove, add } = props.capabilities;
  const { uploadPicture: upload } = props;
  useEffect(() => {
    const editing = { document: page, ui, actions };
    const stop = new AbortController();
    const isOfText = ({ target }: ClipboardEvent) =>
      isTyping(target) || isElsewhere(target) || hasSelectedText(ui.get().canvasDocument);
    const take = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isOfText(event)) return;
      if (event.type === "cut" && (!remove || isBlocked(ui.get()))) return;
      const text = takeSelected(editing, event.type === "cut" ? "cut" : "copy");
      if (text === undefined) return;
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
    };
    const paste = ({ clipboardData: data, target, defaultPrevented }: ClipboardEvent) => {
      if (!data || !add || defaultPrevented || isTyping(target) || isElsewhere(target)) return;
      const pasted: Pasted = {
        types: [...data.types],
        files: [...data.files],
        html: data.getData("text/html"),
        plain: data.getData("text/plain"),
      };
      loadPaste().then(
        (code) => code.paste(editing, pasted, { upload, signal: stop.signal }),
        () => ui.set({ alert: "Not pasted. Check your connection." }),
      );
    };
    canvasDocument?.addEventListener("copy", take, stop);
    canvasDocument?.addEventListener("cut", take, stop);
    canvasDocument?.addEventListener("paste", paste, stop);
    return () => stop.abort();
  }, [canvasDocument, page, ui, actions, remove, add, upload]);
}
