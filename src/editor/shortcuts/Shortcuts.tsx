import { useEffect } from "react";
import { hasOwnKeys, hasPageUndo, isApple, isElsewhere, isTyping, matchShortcut } from "#ui/kit";
import { useClipboardEvents } from "../clipboard/use-clipboard-events.ts";
import { isBusy, sayBusy } from "../state/busy.ts";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { shortcutsFor } from "./shortcut-table.ts";

/** Handles the editor's keys and clipboard events, in the window and on the canvas. Renders nothing. */
export function Shortcuts() {
  const canvas = useUi((state) => state.canvasDocument);
  useKeys(document);
  useKeys(canvas);
  useClipboardEvents(document);
  useClipboardEvents(canvas);
  return null;
}

/** Keys to which a focused button or link responds itself. */
const SHARED_KEYS = new Set(["Enter", "ArrowUp", "ArrowDown"]);

function useKeys(canvasDocument: Document | undefined): void {
  const { document: page, ui, actions, props } = useEditor();
  useEffect(() => {
    const there = shortcutsFor(props);
    const handle = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing) return;
      const found = matchShortcut(there, event, isApple());
      const isFree = found?.isForFields && hasPageUndo(target);
      if (!isFree && (isTyping(target) || isElsewhere(target))) return;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isPlain && SHARED_KEYS.has(event.key) && hasOwnKeys(target)) return;
      if (!found?.run || found.isPossible?.(ui.get()) === false) return;
      event.preventDefault();
      if (found.group === "Blocks" && isBusy(ui.get())) return sayBusy();
      found.run({ document: page, ui, actions });
    };
    canvasDocument?.addEventListener("keydown", handle);
    return () => canvasDocument?.removeEventListener("keydown", handle);
  }, [canvasDocument, page, ui, actions, props]);
}
