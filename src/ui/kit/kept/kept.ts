import { createContext, useContext } from "react";
import { parseJson } from "#shared";

const PREFIX = "blockwright-kept";

/**
 * Entered values that haven't been used yet, by name. They stay with the tab: through a closed dialog, Back and a
 * reload. Where the browser can't store them, a reload loses them.
 */
export type KeptValues = {
  /** @returns undefined when nothing is kept. */
  read: (name: string) => unknown;
  write: (name: string, value: unknown) => void;
  drop: (name: string) => void;
};

/** Values that the browser couldn't store. */
const inMemory = new Map<string, unknown>();

/** @param owner the user and context that the values belong to: no others can read them. */
export function keptFor(...owner: string[]): KeptValues {
  const keyOf = (name: string) => [PREFIX, ...owner, name].map(encodeURIComponent).join("/");
  const drop = (name: string) => {
    inMemory.delete(keyOf(name));
    sessionStorage.removeItem(keyOf(name));
  };
  return {
    read: (name) => {
      const key = keyOf(name);
      if (inMemory.has(key)) return inMemory.get(key);
      const stored = parseJson(sessionStorage.getItem(key) ?? "");
      return stored.ok ? stored.value : undefined;
    },
    write: (name, value) => {
      drop(name);
      try {
        sessionStorage.setItem(keyOf(name), JSON.stringify(value));
      } catch {
        inMemory.set(keyOf(name), value);
      }
    },
    drop,
  };
}

/** Drops everything that is kept in this tab, as signing out does. */
export function dropAllKept(): void {
  inMemory.clear();
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(`${PREFIX}/`)) sessionStorage.removeItem(key);
}

const Context = createContext(keptFor());

/** Sets the owner of the values that components inside keep. */
export const KeptProvider = Context.Provider;

/** @returns what is kept for this user in this context. */
export function useKeptValues(): KeptValues {
  return useContext(Context);
}
