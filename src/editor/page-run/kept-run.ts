import { isObject } from "#shared";
import type { KeptValues } from "#ui/kit";

/** The names under which the tab keeps a page run, a link's context that waits for it, and whether its dialog is open. */
export const RUN = "run";
export const LATER = "run-later";
export const RUN_DIALOG = "run-dialog";

/** @returns the state of the page run after a reload; undefined when there is none. */
export function keptRun(kept: KeptValues): "open" | "closed" | undefined {
  if (kept.read(RUN) === undefined) return undefined;
  return kept.read(RUN_DIALOG) === true ? "open" : "closed";
}

/** Whether the tab kept a page run with blocks on the canvas. */
export function hasKeptBlocks(kept: KeptValues): boolean {
  const run = kept.read(RUN);
  return isObject(run) && run.phase === "writing";
}
