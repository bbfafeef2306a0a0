import { useEffect, useEffectEvent, useRef } from "react";
import { isSame } from "#publishing";
import type { DraftField } from "./draft-field.ts";

/** After a pause this long, typing counts as finished. */
const PAUSE_MS = 1000;

type Options = Pick<DraftField, "document" | "read"> & {
  /** What the author of a text from an earlier form saw. */
  first?: { value: unknown };
  /** Whether the field shows its own text instead of the draft's. */
  isTyping: boolean;
  /** Whether that text would be lost if the field showed the draft's: it can't be stored, or is being composed. */
  isHeld: () => boolean;
  /** Shows the draft's current value. */
  follow: (value: unknown) => void;
};

/**
 * Watches a field's value during typing. A change that the user makes elsewhere, such as undo, is followed at once,
 * another person's after a pause. Typing over it before that becomes a conflict that both can see (docs/api.md).
 * @returns `begin`: call it when typing begins; `typed`: when a character is stored; `value`: what the user has seen;
 * `overwritten`: the `was` of a change made now, if it needs one.
 */
export function useOwnChanges({ document, read: readIn, first, isTyping, isHeld, follow }: Options) {
  const seen = useRef<{ value: unknown; revision: number }>({
    value: first?.value,
    revision: first ? document.revision : -1,
  });
  const typedAt = useRef(0);
  const timer = useRef(0);
  const read = () => readIn(document.view().draft);
  const show = () => {
    const value = read();
    seen.current.value = value;
    follow(value);
  };
  const showTheirs = useEffectEvent(() => {
    timer.current = 0;
    if (!isHeld()) show();
  });
  const check = useEffectEvent(() => {
    const isOwn = document.revision === seen.current.revision && timer.current === 0;
    seen.current.revision = document.revision;
    if (isSame(read(), seen.current.value)) return;
    if (isOwn) return show();
    window.clearTimeout(timer.current);
    // Typing before that clears the timer: then theirs is overwritten.
    timer.current = window.setTimeout(() => showTheirs(), Math.max(0, typedAt.current + PAUSE_MS - Date.now()));
  });
  useEffect(() => {
    if (!isTyping) return undefined;
    const stop = document.subscribe(() => check());
    return () => {
      stop();
      window.clearTimeout(timer.current);
      timer.current = 0;
    };
  }, [document, isTyping]);
  return {
    begin: () => {
      seen.current = { value: read(), revision: document.revision };
    },
    typed: () => {
      window.clearTimeout(timer.current);
      timer.current = 0;
      typedAt.current = Date.now();
      seen.current.value = read();
    },
    value: () => seen.current.value,
    overwritten: (): { was?: unknown } =>
      seen.current.revision < 0 || isSame(read(), seen.current.value) ? {} : { was: seen.current.value ?? null },
  };
}
