import { isObject } from "#shared";
import type { KeptValues } from "#ui/kit";

/** What people write into the dialogs of generation. */
export type Remembered = { context: string; tone: string; model: string };

const NAME = "ai";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Reads what was kept; empty texts for what isn't there. */
export function rememberedIn(kept: unknown): Remembered {
  const { context, tone, model } = isObject(kept) ? kept : {};
  return { context: textOf(context), tone: textOf(tone), model: textOf(model) };
}

/** @returns what was asked with last: the next dialog begins with it. Empty texts at first. */
export function recall(kept: KeptValues): Remembered {
  return rememberedIn(kept.read(NAME));
}

/** Remembers what a model is asked with. */
export function remember(kept: KeptValues, what: Partial<Remembered>): void {
  kept.write(NAME, { ...recall(kept), ...what });
}
