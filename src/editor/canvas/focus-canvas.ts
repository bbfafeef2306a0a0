import type { Store } from "../state/store.ts";
import type { UiState } from "../state/ui-state.ts";

/**
 * Moves the keyboard to the canvas, to the selected block if there is one, once what was used is gone from the screen; a
 * dialog then doesn't return the focus to its opener.
 */
export function focusCanvas({ ui }: { ui: Store<UiState> }): void {
  window.setTimeout(() => ui.get().canvasDocument?.defaultView?.focus());
}
