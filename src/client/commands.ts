import { useEffect, useSyncExternalStore, type ReactNode } from "react";

/** A command of the command palette. */
export type Command = {
  id: string;
  label: string;
  /** Distinguishes it from others of the same name. */
  detail?: string;
  /** Its group's heading, such as "Go to" or "Page". */
  group: string;
  icon?: ReactNode;
  /** Further search terms. */
  keywords?: string[];
  run: () => void;
};

const registered = new Map<object, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

function update(): void {
  all = [...registered.values()].flat();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers commands in the palette while the calling component is shown. @param commands made with `useMemo`. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const key = {};
    registered.set(key, commands);
    update();
    return () => {
      registered.delete(key);
      update();
    };
  }, [commands]);
}

/** @returns every command currently offered. */
export function useRegisteredCommands(): readonly Command[] {
  return useSyncExternalStore(subscribe, () => all);
}
