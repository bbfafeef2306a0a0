import { useEffect, useEffectEvent } from "react";
import { hasPageUndo, isApple, isElsewhere, isTyping, matchShortcut } from "#ui/kit";
import type { Steps } from "./steps.ts";

const UNDO = { keys: ["Mod+z"] };
const REDO = { keys: ["Mod+Shift+z", "Mod+y"] };

/** Handles the undo and redo keys as the editor does: fields outside the draft keep the browser's own undo. */
export function useStepKeys({ undo, redo }: Steps): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing || isElsewhere(target)) return;
    if (isTyping(target) && !hasPageUndo(target)) return;
    const found = matchShortcut([UNDO, REDO], event, isApple());
    if (!found) return;
    event.preventDefault();
    if (found === UNDO) undo();
    else redo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
