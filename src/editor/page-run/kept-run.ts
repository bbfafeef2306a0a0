import type { KeptValues } from "#ui/kit";

/** Under these names the tab keeps the writing of a page, and whether its dialog is open. */
export const RUN = "run";
export const RUN_DIALOG = "run-dialog";

/** @returns how a reload finds the writing of a page; undefined where nobody has begun. */
export function keptRun(kept: KeptValues): "open" | "closed" | undefined {
  if (kept.read(RUN) === undefined) return undefined;
  return kept.read(RUN_DIALOG) === true ? "open" : "closed";
}
