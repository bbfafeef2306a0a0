import type { DraftDocument } from "../document/document.ts";

/** A typed text that can't be stored. `seen`: the stored value that its author saw. */
export type UnstoredText = { text: string; seen: unknown };

type UnstoredTexts = {
  readonly size: number;
  get: (address: string) => UnstoredText | undefined;
  set: (address: string, unstored: UnstoredText) => void;
  drop: (address: string) => void;
  addresses: () => readonly string[];
  /** @returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

function makeUnstoredTexts(): UnstoredTexts {
  const texts = new Map<string, UnstoredText>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get size() {
      return texts.size;
    },
    get: (address) => texts.get(address),
    set: (address, unstored) => {
      const isNew = !texts.has(address);
      texts.set(address, unstored);
      if (isNew) tell();
    },
    drop: (address) => {
      if (texts.delete(address)) tell();
    },
    addresses: () => [...texts.keys()],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const known = new WeakMap<DraftDocument, UnstoredTexts>();

/**
 * Typed texts that can't be stored, by the field's address. They outlive the form, so that nothing typed is lost when it
 * is closed. Subscribers hear when an address gets such a text or loses it.
 */
export function unstoredTexts(document: DraftDocument): UnstoredTexts {
  const texts = known.get(document) ?? makeUnstoredTexts();
  known.set(document, texts);
  return texts;
}
