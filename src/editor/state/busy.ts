import { toast } from "#ui/kit";
import type { Store } from "./store.ts";
import type { Generating, UiState } from "./ui-state.ts";

/** Why blocks can't be changed while a model writes. */
export const WAIT = "A model is writing. Wait until it has finished, or stop it.";

/** Whether a model writes: blocks can't be removed, edited, moved or added meanwhile (spec 4). */
export function isBusy({ generating }: Pick<UiState, "generating">): boolean {
  return generating.length > 0;
}

/** Blocks changes as long as a generation is under way, also while others begin and end. @returns the function that ends it. */
export function beginGenerating(ui: Store<UiState>, generating: Generating): () => void {
  ui.set({ generating: [...ui.get().generating, generating] });
  return () => ui.set({ generating: ui.get().generating.filter((one) => one !== generating) });
}

/** Calls back once no model writes; at once when none does. */
export function whenFree(ui: Store<UiState>, act: () => void): void {
  if (!isBusy(ui.get())) return act();
  const stop = ui.subscribe(() => {
    if (isBusy(ui.get())) return;
    stop();
    act();
  });
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
