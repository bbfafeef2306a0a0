import { isObject } from "#shared";
import type { KeptValues } from "#ui/kit";

/** What people enter in the generation dialogs. */
export type Remembered = { context: string; tone: string; model: string };

const NAME = "ai";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Reads the stored values; missing ones are empty. */
export function rememberedIn(kept: unknown): Remembered {
  const { context, tone, model } = isObject(kept) ? kept : {};
  return { context: textOf(context), tone: textOf(tone), model: textOf(model) };
}

/** @returns the values last used, with which the next dialog begins; empty at first. */
export function recall(kept: KeptValues): Remembered {
  return rememberedIn(kept.read(NAME));
}

/** Remembers the values of a request. */
export function remember(kept: KeptValues, what: Partial<Remembered>): void {
  kept.write(NAME, { ...recall(kept), ...what });
}
