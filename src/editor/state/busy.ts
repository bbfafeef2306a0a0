import { toast } from "#ui/kit";
import { useUi } from "./editor-context.tsx";
import type { UiState } from "./ui-state.ts";

/** Why blocks can't be changed while a model writes. */
export const WAIT = "A model is writing. Wait until it has finished, or stop it.";

/** Whether a model writes: blocks can't be removed, edited, moved or added meanwhile (spec 4). */
export function isBusy({ generating }: Pick<UiState, "generating">): boolean {
  return generating !== undefined;
}

/** Says why nothing happened. */
export function sayBusy(): void {
  toast.info(WAIT, { id: "busy" });
}

/** @returns the props of a button that changes blocks: while a model writes it stays reachable, does nothing and says why. */
export function useBlocked() {
  return useUi(isBusy) ? ({ "aria-disabled": true, "aria-description": WAIT, onClick: sayBusy } as const) : undefined;
}
