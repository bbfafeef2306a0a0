import { useEffect } from "react";
import { isApple, isElsewhere, isTyping, matchShortcut } from "#ui/kit";

const SHORTCUTS = [
  { does: "undo", keys: ["Mod+z"] },
  { does: "redo", keys: ["Mod+Shift+z", "Mod+y"] },
] as const;

/** Undoes and redoes by keyboard, except in text fields, which have their own undo. */
export function useUndoKeys(history: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    function handleKeys(event: KeyboardEvent): void {
      if (isTyping(event.target) || isElsewhere(event.target)) return;
      const shortcut = matchShortcut(SHORTCUTS, event, isApple());
      if (!shortcut) return;
      event.preventDefault();
      history[shortcut.does]();
    }
    document.addEventListener("keydown", handleKeys);
    return () => document.removeEventListener("keydown", handleKeys);
  });
}
