import { isObject, parseJson } from "#shared";

/** What people wrote into the dialogs of generation, kept for the next time within the session of this tab. */
export type Remembered = { context: string; tone: string; model: string };

const KEY = "blockwright-ai";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** @returns what was remembered last; empty texts at first. */
export function recall(): Remembered {
  const kept = parseJson(sessionStorage.getItem(KEY) ?? "{}");
  const { context, tone, model } = kept.ok && isObject(kept.value) ? kept.value : {};
  return { context: textOf(context), tone: textOf(tone), model: textOf(model) };
}

/** Remembers; where the browser keeps nothing, the next dialog begins empty. */
export function remember(what: Partial<Remembered>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...recall(), ...what }));
  } catch {
    // Nothing depends on it.
  }
}
