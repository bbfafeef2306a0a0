import { toast } from "#ui/kit";
import type { UiState } from "./ui-state.ts";

/** Why blocks can't be changed while a model writes. */
export const WAIT = "A model is writing. Wait until it has finished, or stop it.";

/** Whether a model writes: blocks can't be removed, edited, moved or added meanwhile (spec 4). */
export function isBusy({ generating }: Pick<UiState, "generating">): boolean {
  return generating !== undefined;
}

/** Announces why nothing happened. */
export function sayBusy(): void {
  toast.info(WAIT, { id: "busy" });
}

/** Announces it when a model is writing. @returns whether one is. */
export function isBlocked(ui: UiState): boolean {
  if (isBusy(ui)) sayBusy();
  return isBusy(ui);
}
