import { useEffect, useEffectEvent } from "react";
import { isApple, isElsewhere, isTyping, matchShortcut } from "#ui/kit";

/** The keys of the inbox, for the handler and the help. */
export const INBOX_KEYS = [
  { name: "next", label: "Next entry", keys: ["j"] },
  { name: "previous", label: "Previous entry", keys: ["k"] },
  { name: "enter", label: "Go into the entry", keys: ["o"] },
  { name: "archive", label: "Archive, or back to the inbox", keys: ["e"] },
  { name: "spam", label: "Spam, or not spam", keys: ["#"] },
  { name: "reply", label: "Reply", keys: ["r"] },
  { name: "note", label: "Write a note", keys: ["n"] },
  { name: "close", label: "Close the entry", keys: ["Escape"] },
  { name: "help", label: "Keyboard shortcuts", keys: ["?"] },
] as const;

type Name = (typeof INBOX_KEYS)[number]["name"];

/**
 * Handles the inbox's keys, unless something else does: a text field, a dialog, a menu.
 * @param isFieldAwaited whether a field that takes the letters is about to appear: then only Escape acts.
 */
export function useInboxKeys(actions: Partial<Record<Name, () => void>>, isFieldAwaited: () => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing || isTyping(target) || isElsewhere(target)) return;
    const name = matchShortcut(INBOX_KEYS, event, isApple())?.name;
    const act = name && actions[name];
    if (!act || (name !== "close" && isFieldAwaited())) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
