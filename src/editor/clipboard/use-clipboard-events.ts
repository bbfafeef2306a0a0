import { useEffect } from "react";
import { hasMarkedText, isElsewhere, isTyping } from "../shortcuts/where-keys-go.ts";
import { useEditor } from "../state/editor-context.tsx";
import { pasteText, takeSelected } from "./clipboard-commands.ts";

/** Copies, cuts and pastes whole blocks; where text is typed or selected the clipboard stays the browser's. */
export function useClipboardEvents(place: Document | undefined): void {
  const { document: page, ui, actions, props } = useEditor();
  const { remove, add } = props.capabilities;
  useEffect(() => {
    const editing = { document: page, ui, actions };
    // While a model writes, blocks stay as they are (spec 4).
    const mayChange = (capability: boolean) => capability && ui.get().generating === undefined;
    const isOfText = ({ target }: ClipboardEvent) =>
      isTyping(target) || isElsewhere(target) || hasMarkedText(ui.get().canvasDocument);
    const take = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isOfText(event)) return;
      if (event.type === "cut" && !mayChange(remove)) return;
      const text = takeSelected(editing, event.type === "cut" ? "cut" : "copy");
      if (text === undefined) return;
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isElsewhere(event.target) || !mayChange(add)) return;
      if (pasteText(editing, event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
    };
    const stop = new AbortController();
    place?.addEventListener("copy", take, stop);
    place?.addEventListener("cut", take, stop);
    place?.addEventListener("paste", paste, stop);
    return () => stop.abort();
  }, [place, page, ui, actions, remove, add]);
}
