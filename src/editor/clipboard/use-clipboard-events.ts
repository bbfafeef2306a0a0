import { useEffect } from "react";
import { hasSelectedText, isElsewhere, isTyping } from "#ui/kit";
import { isBusy, sayBusy } from "../state/busy.ts";
import { useEditor } from "../state/editor-context.tsx";
import { isBlockText } from "./block-text.ts";
import { pasteText, takeSelected } from "./clipboard-commands.ts";

/** Copies, cuts and pastes whole blocks; where text is typed or selected the clipboard stays the browser's. */
export function useClipboardEvents(canvasDocument: Document | undefined): void {
  const { document: page, ui, actions, props } = useEditor();
  const { remove, add } = props.capabilities;
  useEffect(() => {
    const editing = { document: page, ui, actions };
    const mayChange = (capability: boolean) => {
      if (capability && isBusy(ui.get())) sayBusy();
      return capability && !isBusy(ui.get());
    };
    const isOfText = ({ target }: ClipboardEvent) =>
      isTyping(target) || isElsewhere(target) || hasSelectedText(ui.get().canvasDocument);
    const take = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isOfText(event)) return;
      if (event.type === "cut" && !mayChange(remove)) return;
      const text = takeSelected(editing, event.type === "cut" ? "cut" : "copy");
      if (text === undefined) return;
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (event.defaultPrevented || isTyping(event.target) || isElsewhere(event.target)) return;
      if (isBlockText(text) && mayChange(add) && pasteText(editing, text)) event.preventDefault();
    };
    const stop = new AbortController();
    canvasDocument?.addEventListener("copy", take, stop);
    canvasDocument?.addEventListener("cut", take, stop);
    canvasDocument?.addEventListener("paste", paste, stop);
    return () => stop.abort();
  }, [canvasDocument, page, ui, actions, remove, add]);
}
